import Measures

extension Card {
  /// The card of Clean Swift, with view controller, interactor and presenter in a one-way cycle.
  public static let cleanSwift = Card(
    id: "clean-swift", name: "Clean Swift (VIP)", abbreviation: "VIP",
    otherNames: ["vip", "cleanswift", "clean-swift-vip", "view-interactor-presenter"], module: "CleanSwift",
    summary: "Requests, responses and view models go round one way: view controller, interactor, presenter.",
    roles: [
      Role(
        name: "ViewController",
        duty: "Owns the widgets; turns events into requests, copies view models, decides nothing.",
        part: .view,
        types: .ofScreens("DisplayLogic") + .ofScreens("ViewController")),
      Role(
        name: "Interactor",
        duty: "Owns rules, tasks and the scene's data; uses Workers, answers with responses.",
        part: .logic,
        types: .ofScreens("BusinessLogic") + .ofScreens("DataStore", except: ["Greeting", "Banner"])
          + .ofScreens("Interactor")),
      Role(
        name: "Presenter", duty: "Turns a response into texts and flags for the view; keeps nothing.",
        part: .logic, types: .ofScreens("PresentationLogic") + .ofScreens("Presenter")),
      Role(
        name: "Router", duty: "Opens and closes scenes, and passes data from data store to data store.",
        part: .navigation,
        types: .ofScreens("RoutingLogic", except: ["Greeting", "Banner"])
          + .ofScreens("DataPassing", except: ["Greeting", "Banner"])
          + .ofScreens("Router", except: ["Greeting", "Banner"])),
      Role(
        name: "Models", duty: "The structures of each use case: Request, Response and ViewModel.",
        part: .model, types: .ofScreens("Models")),
      Role(
        name: "Entity", duty: "Plain data of the app; no view controller knows it.", part: .model,
        types: Self.sharedEntities),
      Role(
        name: "Worker", duty: "One kind of work over network, storage or memory, for any scene.",
        part: .outside,
        types: [
          "LoginWorker", "SessionWorker", "NotesWorker", "NotesStore", "NotesStoreObserver", "NotesClient",
        ]),
      Role(
        name: "Configurator", duty: "Makes the parts of a scene and connects them; counted apart.",
        part: .wiring, types: .ofScreens("Configurator")),
    ],
    arrows: [
      Arrow(from: "ViewController", to: "Interactor", via: .protocol),
      Arrow(from: "ViewController", to: "Router", via: .protocol),
      Arrow(from: "ViewController", to: "Models", via: .concrete),
      Arrow(from: "ViewController", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Interactor", to: "Presenter", via: .protocol),
      Arrow(from: "Interactor", to: "Models", via: .concrete),
      Arrow(from: "Interactor", to: "Entity", via: .concrete),
      Arrow(from: "Interactor", to: "Worker", via: .concrete),
      Arrow(from: "Presenter", to: "ViewController", via: .protocol),
      Arrow(from: "Presenter", to: "Models", via: .concrete),
      Arrow(from: "Presenter", to: "Entity", via: .concrete),
      Arrow(from: "Router", to: "ViewController", via: .concrete),
      Arrow(from: "Router", to: "Interactor", via: .protocol),
      Arrow(from: "Router", to: "Configurator", via: .concrete),
      Arrow(from: "Router", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Models", to: "Entity", via: .concrete),
      Arrow(from: "Worker", to: "Entity", via: .concrete),
      Arrow(from: "Worker", to: Arrow.network, via: .concrete),
      Arrow(from: "Worker", to: Arrow.storage, via: .concrete),
      Arrow(from: "Configurator", to: "ViewController", via: .concrete),
      Arrow(from: "Configurator", to: "Interactor", via: .concrete),
      Arrow(from: "Configurator", to: "Presenter", via: .concrete),
      Arrow(from: "Configurator", to: "Router", via: .concrete),
      Arrow(from: "Configurator", to: "Entity", via: .concrete),
      Arrow(from: "Configurator", to: "Worker", via: .concrete),
      Arrow(from: "Configurator", to: Arrow.network, via: .concrete),
    ],
    prohibitions: [
      Prohibition(
        "Control flows from view controller to interactor to presenter, and back to the first.",
        in: .lawTerminology,
        forbids: .references(from: .role("Presenter"), to: .role("Interactor"), .any),
        .references(from: .role("ViewController"), to: .role("Presenter"), .any)),
      Prohibition(
        "The view controller need not know how the app represents a date or a total.",
        in: .lawPresenterTests,
        forbids: .references(from: .role("ViewController"), to: .role("Entity"), .any)),
      Prohibition(
        "Service and gateway objects are good candidates for workers.", in: .lawWorkers,
        forbids: .references(from: .role("Interactor"), to: .surrounding(.network), .any),
        .references(from: .role("Interactor"), to: .surrounding(.storage), .any)),
    ],
    terms: [
      Term("scene", in: .lawTerminology, here: .ofScreens("Configurator.scene")),
      Term("VIP cycle", in: .lawTerminology, here: ["ViewController", "Interactor", "Presenter"]),
      Term("view controller", in: .lawTerminology, here: ["ViewController"]),
      Term("interactor", in: .lawTerminology, here: ["Interactor"]),
      Term("presenter", in: .lawTerminology, here: ["Presenter"]),
      Term("display logic", in: .lawTerminology, here: .ofScreens("DisplayLogic")),
      Term("business logic", in: .lawTerminology, here: .ofScreens("BusinessLogic")),
      Term("presentation logic", in: .lawTerminology, here: .ofScreens("PresentationLogic")),
      Term("worker", in: .lawWorkers, here: ["Worker"]),
      Term("Request", in: .lawModels, here: ["Models"], caveat: 14),
      Term("Response", in: .lawModels, here: ["Models"], caveat: 14),
      Term("ViewModel", in: .lawModels, here: ["Models"], caveat: 3),
      Term("Configurator", in: .lawConfiguration, here: ["Configurator"], caveat: 4),
      Term("output", in: .lawConfiguration, here: ["LoginInteractor.presenter"], caveat: 19),
      Term(
        "routing logic", in: .lawRouting,
        here: .ofScreens("RoutingLogic", except: ["Greeting", "Banner"])),
      Term(
        "data store", in: .lawRouting, here: .ofScreens("DataStore", except: ["Greeting", "Banner"]),
        caveat: 7),
      Term(
        "pass data backward", in: .lawBackward,
        here: ["NoteDetailRouter.passDataToNoteList", "NoteEditorRouter.passDataToNoteList"], caveat: 8),
      Term("delegation", in: .lawBackward, here: [], caveat: 8),
      Term("memory store", in: .lawWorkerTests, here: ["NotesStore"], caveat: 21),
      Term("API store", in: .lawWorkerTests, here: ["NotesClient"], caveat: 21),
      Term("Core Data store", in: .lawWorkerTests, here: [], caveat: 21),
      Term("setup", in: .cleanStore, here: ["GreetingConfigurator.scene"], caveat: 4),
      Term("Router", in: .cleanStore, here: ["Router"], caveat: 5),
      Term(
        "DataPassing", in: .cleanStore, here: .ofScreens("DataPassing", except: ["Greeting", "Banner"])),
      Term("segue", in: .cleanStore, here: [], caveat: 5),
      Term("Order", in: .cleanStore, here: ["Entity"]),
      Term("OrdersWorker", in: .cleanStore, here: ["NotesWorker"], caveat: 10),
      Term("OrdersStoreProtocol", in: .cleanStore, here: [], caveat: 21),
      Term("ListOrders", in: .cleanStore, here: ["NoteListModels"], caveat: 13),
      Term("fetchOrders", in: .cleanStore, here: ["NoteListBusinessLogic.fetchNotes"]),
      Term(
        "presentFetchedOrders", in: .cleanStore, here: ["NoteListPresentationLogic.presentFetchedNotes"]),
      Term("displayFetchedOrders", in: .cleanStore, here: ["NoteListDisplayLogic.displayFetchedNotes"]),
      Term("DisplayedOrder", in: .cleanStore, here: ["NoteListModels"], caveat: 13),
      Term("displayedOrders", in: .cleanStore, here: ["NoteListViewController.titles"]),
      Term("routeToShowOrder", in: .cleanStore, here: ["NoteListRouter.routeToNoteDetail"], caveat: 5),
      Term("passDataToShowOrder", in: .cleanStore, here: ["NoteListRouter.passDataToNoteDetail"], caveat: 6),
      Term("navigateToShowOrder", in: .cleanStore, here: ["NoteListRouter.routeToNoteDetail"], caveat: 5),
      Term("ShowOrder", in: .cleanStore, here: ["NoteDetailModels"], caveat: 13),
      Term("order", in: .cleanStore, here: ["NoteDetailDataStore.note"], caveat: 7),
      Term("CreateOrder", in: .cleanStore, here: ["NoteEditorModels"], caveat: 13),
      Term("orderToEdit", in: .cleanStore, here: ["NoteEditorDataStore.noteToEdit"], caveat: 1),
      Term("shippingMethods", in: .cleanStore, here: [], caveat: 1),
      Term(
        "showOrderFailureAlert", in: .cleanStore, here: ["NoteEditorViewController.displayQuestion"],
        caveat: 17),
    ],
    workflow: [
      "At a tap on `logIn` the view controller sends a request with both texts to the interactor.",
      "The interactor checks them; a failed check goes to the presenter as a response.",
      "Otherwise it responds that the login has started, and asks the login worker in a task of its own.",
      "The presenter makes texts and flags of each response: a view model for the view controller.",
      "The view controller copies the view model into its widgets.",
      "On success the user goes into the data store, and the session worker stores the session.",
      "The presenter then has the view controller take the route to Home.",
      "The router makes the Home scene, passes the user to its data store and replaces the screen.",
    ],
    claims: [
      .rule(
        "clean-swift.cycle", .none(.valuesAsked(by: .view, of: .role("Interactor"))),
        .none(.valuesAsked(by: .role("Interactor"), of: .role("Presenter"))),
        .none(.valuesAsked(by: .role("Presenter"), of: .view)),
        text: "Control goes round one way: view controller, interactor, presenter, view controller.",
        source: .lawTerminology),
      .rule(
        "clean-swift.router", .none(.references(from: .view, to: .type("NavigationController"), .any)),
        .none(.screenSteps(by: .view, .alertsApart)),
        text: "The router takes over from view controllers: it opens scenes.",
        source: .lawAllRouting),
      Claim(
        id: "clean-swift.massive", evidence: .opinion, side: .pro,
        against: ["mvc"], text: "It ends the massive view controller.", gist: "smaller view controllers",
        source: .law),
      Claim(
        id: "clean-swift.testable", evidence: .measured(.more(.testsWithoutWidgets)), side: .pro,
        against: ["mvc"], text: "View controller, interactor and presenter are testable one by one.",
        gist: "testable parts", source: .lawTerminology),
      Claim(
        id: "clean-swift.presenter", evidence: .change, hedge: .possible, side: .pro,
        against: ["viper"],
        text: "VIPER's presenter may grow too large; here it only prepares data for the view.",
        source: .ivaev),
      Claim(
        id: "clean-swift.one-way", evidence: .opinion, side: .difference, against: ["viper"],
        text: "VIPER's presenter talks both ways with view and interactor; VIP has one direction.",
        source: .zullo),
      Claim(
        id: "clean-swift.format",
        evidence: .change,
        side: .pro,
        text: "When data are stored differently, the presenter changes and the view controller does not.",
        source: .lawPresenterTests),
      Claim(
        id: "clean-swift.models", evidence: .opinion, side: .pro,
        text: "Structures of its own keep each scene's data apart from those of the others.",
        source: .lawModels),
      Claim(
        id: "clean-swift.workers", evidence: .opinion, side: .pro,
        text: "Workers take over what makes an interactor big, and serve any scene.", source: .lawWorkers),
      Claim(
        id: "clean-swift.backward", evidence: .opinion, side: .pro,
        text: "Data stores pass data back to a scene without a delegate protocol for each child.",
        source: .lawBackward),
      Claim(
        id: "clean-swift.forwarding", evidence: .opinion, side: .con,
        text: "A value that needs no work still takes the whole cycle, with methods that only pass it on.",
        source: .lawProperty),
      Claim(
        id: "clean-swift.scope", evidence: .opinion, side: .con,
        text: "The cycle describes a screen only: a design pattern rather than an architecture.",
        source: .zullo),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "a view controller gets no value from its interactor"),
        text: """
          CleanStore's view controller reads two properties of its interactor, and Law weighs a property against \
          the cycle. Here every answer is a view model.
          """),
      Caveat(
        number: 2, about: .code(test: "each outcome that routes has a display method of its own"),
        text: """
          CleanStore's view controller chooses between create and update, and reads off the view model \
          whether to route. Here the interactor does, and each outcome that routes has a display method of \
          its own.
          """),
      Caveat(
        number: 3, about: .code(test: "a view model holds texts and flags only"),
        text: "Two of CleanStore's view models carry an entity. Here they hold texts and flags only."),
      Caveat(
        number: 4, about: .code(test: "configurators wire, and nobody else makes a part"),
        text: """
          Since 2017 Law's templates wire a scene in setup() of its view controller. Here a Configurator \
          does, as before, but it also makes the view controller and injects workers.
          """),
      Caveat(
        number: 5, about: .code(test: "nothing is found by a name, a cast or a place in the stack"),
        text: """
          CleanStore's routers cast by force, count back in the stack and hang on segues' names; each step \
          has a method. Here a router gets what it needs, and only passing data, if any, has a method.
          """),
      Caveat(
        number: 6, about: .code(test: "a request carries the row, and the data store has the identifier"),
        text: """
          CleanStore's router reads the selected row from the table. Here a request carries it, and the \
          interactor puts the note's identifier into its data store.
          """),
      Caveat(
        number: 7, about: .code(test: "data stores pass a note to the editor and an identifier to the note"),
        text: """
          CleanStore's data stores pass the entity. Here the Note scene gets an identifier, because its note \
          changes while it is shown; the editor gets the note whose revision it changes.
          """),
      Caveat(
        number: 8, about: .code(test: "a scene that closes passes data back by the data stores"),
        text: """
          Law passes data back by data stores; a scene asks again when it appears. A list under the editor \
          does not: the routers open the new note from the list, and an edited note comes back by the store.
          """),
      Caveat(
        number: 9, about: .code(test: "an interactor responds unasked when the store changes"),
        text: """
          The sources have no data that change while they are shown. NotesStore tells the interactors, which it \
          holds weakly, and they respond as to a request.
          """),
      Caveat(
        number: 10, about: .code(test: "workers are injected and known by their types"),
        text: """
          CleanStore's interactors make workers and stores, and its tests put subclasses in their place. \
          Here they are injected; workers are known by type and subclassed too, stores as caveat 21 says.
          """),
      Caveat(
        number: 11, about: .code(test: "a failure rises from worker to presenter as it is"),
        text: """
          CleanStore's worker turns an error into an empty result. Here it throws its failure, or the store \
          tells of it where nobody waits, and the presenter knows its text.
          """),
      Caveat(
        number: 12, about: .text,
        text: """
          CleanStore's tests of interactors ask mostly whether a method was called, and one of a view \
          controller is named for viewDidAppear, where the code has viewWillAppear. Here tests compare \
          contents.
          """),
      Caveat(
        number: 13, about: .code(test: "the structures of a scene are in one enum"),
        text: """
          The source names the enum of structures after its scene, such as ListOrders. Here it is named as its \
          file, and has what several use cases share, as Law allows.
          """),
      Caveat(
        number: 14, about: .code(test: "a use case has its structures, empty ones too"),
        text: """
          A Response with several outcomes is an enum with a ViewModel for each, empty if that only routes \
          or asks. RetryDelete has no Response: ShowSync answers it, as FetchNotes answers a refresh.
          """),
      Caveat(
        number: 15, about: .code(test: "leaving a note cancels its request"),
        text: """
          The sources' workers call back and cannot be cancelled. Here an interactor owns its task, and cancels \
          it when its scene is released, be it by the system's Back.
          """),
      Caveat(
        number: 16, about: .code(test: "no scene has a part without work"),
        text: """
          CleanStore's templates leave workers that do nothing. Here no scene has one; Greeting and the banner \
          have no router, because they lead nowhere.
          """),
      Caveat(
        number: 17, about: .code(test: "the editor's question is the view controller's"),
        text: """
          CleanStore's segues reach the router past the interactor. So do `edit`, the banner and the answer \
          to the editor's question, an alert that the view controller shows with the shared texts.
          """),
      Caveat(
        number: 18, about: .code(test: "the composition root chooses the first scene"),
        text: """
          In CleanStore the storyboard has one first scene. Here the composition root chooses Home, Log in \
          or a note to open, and fills their data stores; no figure of logic counts that.
          """),
      Caveat(
        number: 19, about: .text,
        text: """
          Law's names changed: output and Configurator at first, then presenter, display logic, data passing and \
          setup(). Here are the later ones, Configurator apart.
          """),
      Caveat(
        number: 20, about: .code(test: "the banner is a scene in two others"),
        text: """
          CleanStore embeds no scene. The banner has a cycle of its own, and the routers of the two scenes around \
          it embed it, as they open other scenes.
          """),
      Caveat(
        number: 21, about: .code(test: "one store is shared, and counts as Worker"),
        text: """
          CleanStore's three stores, behind a protocol, can replace each other. Here NotesStore and \
          NotesClient work together, known by type; tests replace the transport, and there are fewer seams.
          """),
      Caveat(
        number: 22, about: .code(test: "the interactor knows what the list tells"),
        text: """
          A presenter keeps nothing, so the list's message and what ends it are the interactor's; the presenter \
          makes its text. Other scenes pass a message to its data store.
          """),
      Caveat(
        number: 23, about: .text,
        text: """
          Of Law's articles and those of others only the beginnings were read, and nothing of his Handbook. What \
          is said of CleanStore is its code of October 2021.
          """),
      Caveat(
        number: 24, about: .code(test: "one view controller presents, and that an alert"),
        weighingOn: ["clean-swift.router"],
        text: """
          The figure of clean-swift.router leaves alerts apart: the editor's view controller presents its \
          question itself. The routers take all steps to a screen.
          """),
      Caveat(
        number: 25, about: .text,
        text: """
          A Request nested in its use case and scene, as the source has it, counts as three types, and to name it \
          refers to all three: so the figures of types, pairs and fan-out are high.
          """),
    ],
    mutants: .cleanSwift, brokenRule: .cleanSwift,
    advice: Advice(
      interaction: """
        The view controller sends requests to the interactor, the interactor responses to the presenter, and the \
        presenter view models to the view controller; routers pass data between data stores.
        """,
      networking: """
        Leave long or shared work to workers, which know a store by a protocol: memory for tests, a database or \
        an API otherwise.
        """,
      source: .lawWorkerTests),
    sources: [
      .law, .lawTerminology, .lawModels, .lawAllRouting, .lawRouting, .lawBackward, .lawConfiguration,
      .lawProperty, .lawWorkers, .lawWorkerTests, .lawPresenterTests, .cleanStore, .zullo, .ivaev,
    ])
}

extension Source {
  private static let cleanSwiftAuthor = "Raymond Law"

  /// The article that introduced Clean Swift.
  public static let law = Source(
    key: "law", label: "Law 2015", author: cleanSwiftAuthor,
    title: "Clean Swift iOS Architecture for Fixing Massive View Controller", year: 2015,
    address: "https://clean-swift.com/clean-swift-ios-architecture/")

  /// The terms of Clean Swift, by its inventor.
  public static let lawTerminology = Source(
    key: "law-terminology", label: "Law, terminology", author: cleanSwiftAuthor,
    title: "Clean Swift Architecture Terminology",
    address: "https://clean-swift.com/clean-swift-architecture-terminology/")

  /// The article on nested structures for requests, responses and view models.
  public static let lawModels = Source(
    key: "law-models", label: "Law, models", author: cleanSwiftAuthor, title: "Better Models",
    address: "https://clean-swift.com/clean-swift-v2-better-models/")

  /// The article on what a router takes over from view controllers.
  public static let lawAllRouting = Source(
    key: "law-all-routing", label: "Law, all routing", author: cleanSwiftAuthor,
    title: "All About Routing in Clean Swift", address: "https://clean-swift.com/routing-in-clean-swift/")

  /// The article on routing logic, data passing and data stores.
  public static let lawRouting = Source(
    key: "law-routing", label: "Law, routing", author: cleanSwiftAuthor,
    title: "Improved routing and data passing",
    address: "https://clean-swift.com/improved-routing-and-data-passing/")

  /// The article on data that go back to the scene before.
  public static let lawBackward = Source(
    key: "law-backward", label: "Law, backward", author: cleanSwiftAuthor,
    title: "Pass data backward more elegantly without using delegation",
    address: "https://clean-swift.com/pass-data-backward-more-elegantly-without-using-delegation/")

  /// The article on wiring without a configurator.
  public static let lawConfiguration = Source(
    key: "law-configuration", label: "Law, configuration", author: cleanSwiftAuthor,
    title: "Zero configuration", address: "https://clean-swift.com/zero-configuration/")

  /// The answer to a reader who doubts that every value needs the whole cycle.
  public static let lawProperty = Source(
    key: "law-property", label: "Law, property", author: cleanSwiftAuthor,
    title: "Should you implement a business rule using the full VIP cycle or a property?",
    address: "https://clean-swift.com/vip-cycle-or-property/")

  /// The answer to a reader on what workers are for.
  public static let lawWorkers = Source(
    key: "law-workers", label: "Law, workers", author: cleanSwiftAuthor,
    title: "If the business logic is inside of the Workers, then what's the purpose of the interactor?",
    address: "https://clean-swift.com/role-of-the-interactor-and-its-workers/")

  /// The article on testing a worker and on its stores.
  public static let lawWorkerTests = Source(
    key: "law-worker-tests", label: "Law, worker tests", author: cleanSwiftAuthor,
    title: "Clean Swift TDD Part 3 – Worker",
    address: "https://clean-swift.com/clean-swift-tdd-part-3-worker/")

  /// The article on testing a presenter.
  public static let lawPresenterTests = Source(
    key: "law-presenter-tests", label: "Law, presenter tests", author: cleanSwiftAuthor,
    title: "Clean Swift TDD Part 4 – Presenter",
    address: "https://clean-swift.com/clean-swift-tdd-part-4-presenter/")

  /// The sample app of Clean Swift's inventor.
  public static let cleanStore = Source(
    key: "clean-store", label: "CleanStore", author: cleanSwiftAuthor, title: "CleanStore", year: 2021,
    address: "https://github.com/Clean-Swift/CleanStore")

  /// A critical view of Clean Swift beside VIPER.
  public static let zullo = Source(
    key: "zullo", label: "Zullo", author: "Caio Zullo",
    title: "Clean iOS Architecture pt. 7: VIP (Clean Swift) – Design Pattern or Architecture?",
    venue: "Essential Developer",
    address:
      "https://www.essentialdeveloper.com/articles/clean-ios-architecture-part-7-vip-clean-swift-design-pattern-or-architecture"
  )

  /// A tutorial that presents VIP as an improvement of VIPER.
  public static let ivaev = Source(
    key: "ivaev", label: "Ivaev 2020", author: "Zafar Ivaev",
    title: "Implement a Clean VIP Architecture in Swift 5", venue: "Better Programming", year: 2020,
    address: "https://betterprogramming.pub/implement-a-clean-vip-architecture-in-swift-5-e1a27c7c92a7")
}
