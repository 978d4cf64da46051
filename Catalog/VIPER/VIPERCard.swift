import Measures

extension Card {
  /// The card of View-Interactor-Presenter-Entity-Router with services and an assembly.
  public static let viper = Card(
    id: "viper", name: "VIPER", module: "VIPER",
    summary: "Each screen is a module with separate parts for display, logic, data, navigation and wiring.",
    roles: [
      Role(
        name: "View", duty: "Owns the widgets and the Presenter; reports events and reads no data.",
        part: .view,
        types: [
          "GreetingViewInput", "GreetingViewController", "LoginViewInput", "LoginViewController",
          "HomeViewInput", "HomeViewController", "NoteListViewInput", "NoteListViewController",
          "NoteDetailViewInput", "NoteDetailViewController", "NoteEditorViewInput",
          "NoteEditorViewController", "BannerViewInput", "BannerViewController",
        ]),
      Role(
        name: "DataDisplayManager",
        duty: "Owns a table's rows and cells; View and manager know each other by protocols.",
        part: .view,
        types: [
          "NoteListDataDisplayManaging", "NoteListDataDisplayManagerDelegate", "NoteListDataDisplayManager",
        ]),
      Role(
        name: "Interactor",
        duty: "Owns business logic and Services; knows Entities, returns transport structures.",
        part: .logic,
        types: [
          "GreetingInteractorInput", "GreetingInteractor", "LoginInteractorInput", "LoginInteractor",
          "HomeInteractorInput", "HomeInteractor", "NoteListInteractorInput", "NoteListInteractor",
          "NoteDetailInteractorInput", "NoteDetailInteractor", "NoteEditorInteractorInput",
          "NoteEditorInteractor", "BannerFacade",
        ]),
      Role(
        name: "Presenter",
        duty: "Owns UI logic, Interactor and Router; knows the View by protocol and no Entity.",
        part: .logic,
        types: [
          "GreetingViewOutput", "GreetingInteractorOutput", "GreetingPresenter", "LoginViewOutput",
          "LoginInteractorOutput", "LoginModuleInput", "LoginPresenter", "HomeViewOutput",
          "HomeInteractorOutput", "HomeModuleInput", "HomePresenter", "NoteListViewOutput",
          "NoteListInteractorOutput", "NoteListModuleInput", "NoteListPresenter", "NoteDetailViewOutput",
          "NoteDetailInteractorOutput", "NoteDetailModuleInput", "NoteDetailModuleOutput",
          "NoteDetailPresenter", "NoteEditorViewOutput", "NoteEditorInteractorOutput",
          "NoteEditorModuleInput", "NoteEditorModuleOutput", "NoteEditorPresenter", "BannerViewOutput",
          "BannerModuleInput", "BannerModuleOutput", "BannerPresenter",
        ]),
      Role(
        name: "Transport",
        duty: "Structures from Interactor to Presenter and into the next module; no Entities.",
        part: .model,
        types: [
          "GreetingData", "LoggedInUser", "NoteListData", "NoteListRow", "NoteDetailData", "NoteEditorData",
          "BannerData",
        ]),
      Role(
        name: "Entity", duty: "Plain data without business logic; only Interactor and Service know it.",
        part: .model, types: Self.sharedEntities),
      Role(
        name: "Router",
        duty: "Navigates: opens and closes modules, which it gets from their Assemblies.",
        part: .navigation,
        types: [
          "LoginRouterInput", "LoginRouter", "HomeRouterInput", "HomeRouter", "NoteListRouterInput",
          "NoteListRouter", "NoteDetailRouterInput", "NoteDetailRouter", "NoteEditorRouterInput",
          "NoteEditorRouter",
        ]),
      Role(
        name: "Service",
        duty: "Owns model objects of one kind over network and storage; known by protocol.",
        part: .outside,
        types: [
          "AuthorizationService", "HTTPAuthorizationService", "SessionService", "StoredSessionService",
          "NotesService", "NotesServiceObserver", "OnlineNotesService", "NotesClient",
        ]),
      Role(
        name: "Assembly",
        duty: "Creates and connects the parts of its module, submodules included; counted apart.",
        part: .wiring,
        types: [
          "GreetingAssembly", "LoginAssembly", "HomeAssembly", "NoteListAssembly", "NoteDetailAssembly",
          "NoteEditorAssembly", "BannerAssembly",
        ]),
    ],
    arrows: [
      Arrow(from: "View", to: "Presenter", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "View", to: "DataDisplayManager", via: .protocol),
      Arrow(from: "DataDisplayManager", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Presenter", to: "View", via: .protocol),
      Arrow(from: "Presenter", to: "Interactor", via: .protocol),
      Arrow(from: "Presenter", to: "Router", via: .protocol),
      Arrow(from: "Interactor", to: "Presenter", via: .protocol),
      Arrow(from: "Presenter", to: "Transport", via: .concrete),
      Arrow(from: "Interactor", to: "Transport", via: .concrete),
      Arrow(from: "Interactor", to: "Entity", via: .concrete),
      Arrow(from: "Interactor", to: "Service", via: .protocol),
      Arrow(from: "Router", to: "Assembly", via: .concrete),
      Arrow(from: "Router", to: "Presenter", via: .protocol),
      Arrow(from: "Router", to: "Transport", via: .concrete),
      Arrow(from: "Router", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Service", to: "Entity", via: .concrete),
      Arrow(from: "Service", to: Arrow.network, via: .concrete),
      Arrow(from: "Service", to: Arrow.storage, via: .concrete),
      Arrow(from: "Assembly", to: "View", via: .concrete),
      Arrow(from: "Assembly", to: "DataDisplayManager", via: .concrete),
      Arrow(from: "Assembly", to: "Interactor", via: .concrete),
      Arrow(from: "Assembly", to: "Presenter", via: .concrete),
      Arrow(from: "Assembly", to: "Entity", via: .concrete),
      Arrow(from: "Assembly", to: "Router", via: .concrete),
      Arrow(from: "Assembly", to: "Service", via: .concrete),
      Arrow(from: "Assembly", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Assembly", to: Arrow.network, via: .concrete),
    ],
    prohibitions: [
      Prohibition(
        "Data leave the Interactor in transport structures, not as Entities.", in: .mvx,
        forbids: .references(from: .role("Presenter"), to: .role("Entity"), .any)),
      Prohibition(
        "The Interactor mainly is a facade to Services, which use objects for network or database.",
        in: .viperBook, forbids: .references(from: .role("Interactor"), to: .surrounding(.network), .any),
        .references(from: .role("Interactor"), to: .surrounding(.storage), .any)),
      Prohibition(
        "The Presenter has the UI-related, but UIKit-independent, business logic.", in: .mvx,
        forbids: .references(from: .role("Presenter"), to: .surrounding(.widgets), .any)),
      Prohibition(
        "The Presenter turns user actions into requests to Router and Interactor.", in: .viperBook,
        forbids: .references(from: .logic, to: .type("NavigationController"), .any)),
      Prohibition(
        "A module can have input and output interfaces, the protocols ModuleInput and ModuleOutput.",
        in: .viperBook,
        forbids: .references(from: .role("Router"), to: .role("Presenter"), .concrete)),
    ],
    terms: [
      Term("VIPER-module", in: .viperBook, here: .ofScreens("Assembly.module")),
      Term("View", in: .viperBook, here: ["View"]),
      Term("Interactor", in: .viperBook, here: ["Interactor"]),
      Term("Presenter", in: .viperBook, here: ["Presenter"]),
      Term("Entity", in: .viperBook, here: ["Entity"]),
      Term("Router", in: .viperBook, here: ["Router"]),
      Term("Wireframe", in: .viperBook, here: ["Router", "Assembly"], caveat: 6),
      Term("Assembly", in: .viperBook, here: ["Assembly"]),
      Term("Typhoon", in: .viperBook, here: [], caveat: 7),
      Term("Service", in: .viperBook, here: ["Service"]),
      Term("Authorization service", in: .viperBook, here: ["AuthorizationService"]),
      Term("lower-level objects", in: .viperBook, here: ["NotesClient"], caveat: 11),
      Term("Core Components", in: .viperBook, here: ["NotesClient"], caveat: 11),
      Term("Network Client", in: .viperBook, here: ["NotesClient"], caveat: 11),
      Term("NSManagedObject", in: .viperBook, here: ["Entity"], caveat: 4),
      Term("Plain Old NSObject", in: .viperBook, here: ["Transport"], caveat: 15),
      Term("UIViewController", in: .viperBook, here: .ofScreens("ViewController")),
      Term("DataDisplayManager", in: .viperBook, here: ["NoteListDataDisplayManager"], caveat: 9),
      Term("ViewInput", in: .viperBook, here: .ofScreens("ViewInput")),
      Term("ViewOutput", in: .viperBook, here: .ofScreens("ViewOutput")),
      Term("InteractorInput", in: .viperBook, here: .ofScreens("InteractorInput", except: ["Banner"])),
      Term("InteractorOutput", in: .viperBook, here: .ofScreens("InteractorOutput", except: ["Banner"])),
      Term("RouterInput", in: .viperBook, here: .ofScreens("RouterInput", except: ["Greeting", "Banner"])),
      Term(
        "ModuleInput", in: .viperBook, here: .ofScreens("ModuleInput", except: ["Greeting"]), caveat: 8),
      Term(
        "ModuleOutput", in: .viperBook,
        here: ["NoteDetailModuleOutput", "NoteEditorModuleOutput", "BannerModuleOutput"], caveat: 16),
      Term(
        "compound modules", in: .viperBookCompoundModules,
        here: [
          "BannerAssembly.module", "NoteListPresenter.bannerModuleInput",
          "NoteDetailPresenter.bannerModuleInput",
        ], caveat: 17),
      Term("CacheTracker", in: .viperBookFetchedResults, here: ["NotesServiceObserver"], caveat: 20),
      Term("Facade", in: .viperBookCodeStyle, here: ["BannerFacade"], caveat: 3),
      Term("Interactor", in: .mvx, here: ["Interactor"]),
      Term("Services and Managers", in: .mvx, here: ["Service"], caveat: 5),
      Term("Presenter", in: .mvx, here: ["Presenter"]),
      Term("View", in: .mvx, here: ["View"]),
      Term("Entities", in: .mvx, here: ["Entity"], caveat: 4),
      Term("Router", in: .mvx, here: ["Router"], caveat: 3),
      Term("Person", in: .mvx, here: ["Person"]),
      Term("Transport data structure", in: .mvx, here: ["Transport"], caveat: 15),
      Term("GreetingData", in: .mvx, here: ["GreetingData"]),
      Term("GreetingProvider", in: .mvx, here: ["GreetingInteractorInput"], caveat: 1),
      Term("provideGreetingData", in: .mvx, here: ["GreetingInteractorInput.provideGreeting"]),
      Term("GreetingOutput", in: .mvx, here: ["GreetingInteractorOutput"], caveat: 1),
      Term("receiveGreetingData", in: .mvx, here: ["GreetingInteractorOutput.didProvide"]),
      Term("GreetingInteractor", in: .mvx, here: ["GreetingInteractor"], caveat: 2),
      Term("output", in: .mvx, here: ["GreetingInteractor.output"], caveat: 12),
      Term("GreetingViewEventHandler", in: .mvx, here: ["GreetingViewOutput"], caveat: 1),
      Term("didTapShowGreetingButton", in: .mvx, here: ["GreetingViewOutput.didTapShowGreeting"]),
      Term("GreetingView", in: .mvx, here: ["GreetingViewInput"], caveat: 1),
      Term("setGreeting", in: .mvx, here: ["GreetingViewInput.setGreeting"]),
      Term("GreetingPresenter", in: .mvx, here: ["GreetingPresenter"]),
      Term("greetingProvider", in: .mvx, here: ["GreetingPresenter.interactor"], caveat: 12),
      Term("GreetingViewController", in: .mvx, here: ["GreetingViewController"]),
      Term("eventHandler", in: .mvx, here: ["GreetingViewController.output"], caveat: 12),
      Term("Assembling of VIPER module", in: .mvx, here: ["GreetingAssembly.module"], caveat: 6),
      Term("Router", in: .modaV, here: ["Router"]),
    ],
    workflow: [
      "At a tap on `logIn` the View reports the event, with both inputs, to the Presenter.",
      "The Presenter asks the Interactor to log in.",
      "The Interactor checks the inputs; a failed check goes to its output, and no request is sent.",
      "Otherwise it reports the start, and the Presenter makes the View show the waiting state.",
      "The authorization service sends the request and returns a session or a failure.",
      "On success the session service stores the session; a transport structure goes to the Presenter.",
      "On failure the Presenter chooses the message, and the View shows it.",
      "On success the Router assembles Home, passes the data by ModuleInput and replaces the screen.",
    ],
    claims: [
      .rule(
        "viper.passive-view", .none(.valuesAsked(by: .view, of: .logic)), .none(.boundShare),
        text: "The View never asks for data; it gets them from the Presenter.", source: .viperBook),
      .rule(
        "viper.router", .some(.rolesPlaying(.navigation)),
        .none(.references(from: .view, to: .type("NavigationController"), .any)),
        .none(.screenSteps(by: .view, .alertsApart)),
        text: "The Router is responsible for the navigation between modules.",
        source: .viperBook),
      .rule(
        "viper.assembly", .none(.constructionsOutsideWiring),
        text: "The Assembly puts a module together, with the dependencies between all its components.",
        source: .viperBook),
      .rule(
        "viper.module-interfaces",
        .none(.references(from: .role("Presenter"), to: .role("Presenter"), .concrete)),
        text: "Modules know each other by ModuleInput and ModuleOutput, never by their Presenters.",
        source: .viperBook),
      Claim(
        id: "viper.distribution", evidence: .opinion, side: .pro,
        against: ["mvc", "mvp", "mvvm"],
        text: "The champion in the distribution of responsibilities.",
        source: .orlov),
      Claim(
        id: "viper.cost",
        evidence: .measured(.more(.protocols, by: .large)), side: .con,
        against: ["mvc", "mvp", "mvvm"],
        text: "Takes a huge amount of interfaces, for classes with very small responsibilities.",
        gist: "many small interfaces",
        source: .orlov),
      Claim(
        id: "viper.testable", evidence: .measured(.more(.testsWithoutWidgets)), side: .pro,
        against: ["mvc", "mvp", "mvvm"],
        text: "Better distribution of responsibilities brings better testability.", gist: "more testable",
        source: .orlov),
      Claim(
        id: "viper.interactor", evidence: .opinion, side: .difference,
        text: "The Interactor contains all the business logic that its module requires.", source: .viperBook),
      Claim(
        id: "viper.entity", evidence: .opinion, side: .difference,
        text: "Entities are model objects without any business logic.", source: .viperBook),
      Claim(
        id: "viper.view", evidence: .opinion, side: .difference,
        text: "The View displays data and tells the Presenter what the user does.", source: .viperBook),
      Claim(
        id: "viper.view-layer", evidence: .opinion, side: .pro,
        text: "The View is a layer: objects such as a DataDisplayManager take work off the controller.",
        source: .viperBook),
      Claim(
        id: "viper.services", evidence: .opinion, side: .pro,
        text: "A Service works with one type of model objects; Interactors often reuse the same code.",
        source: .viperBook),
      Claim(
        id: "viper.wireframe", evidence: .opinion, side: .pro,
        text: "A Wireframe that also assembles is bad: it violates the Single Responsibility Principle.",
        source: .viperBook),
      Claim(
        id: "viper.full-scheme", evidence: .opinion, side: .pro,
        text: "Not every module must have all parts.",
        source: .viperBook),
      Claim(
        id: "viper.overwhelming", evidence: .opinion, side: .con, against: ["moda-v"],
        text: "More overwhelming for smaller projects: more granular, harder to grasp and implement.",
        source: .modaV, sentence: .lessOverwhelming),
      Claim(
        id: "viper.speed-study", evidence: .cited, side: .pro, against: ["mvp"],
        text: "On Android faster than MVP; on maintenance the result is mixed.", source: .humeniuk,
        sentence: .humeniukOnSpeed),
      Claim(
        id: "viper.coupling-study", evidence: .cited, side: .pro,
        text: "The choice for low coupling among iOS patterns.", source: .sholichin),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "a protocol is named for its role"),
        text: """
          The MV(X) page calls the interactor's protocol a provider and the presenter's an event handler. Here \
          protocols have the names of the Book's diagram, such as ViewOutput.
          """),
      Caveat(
        number: 2, about: .code(test: "the interactor greets the injected person"),
        text: """
          The page's Greeting interactor creates its Person, which data access would usually supply. Here the \
          Person is injected.
          """),
      Caveat(
        number: 3, about: .code(test: "Greeting has no router"),
        text: """
          The page's Greeting has no Router; nor has this one. The Book gives submodules Interactors. The \
          banner has no business logic, so its parents set what it shows, by a facade that they share.
          """),
      Caveat(
        number: 4, about: .code(test: "entities are plain data and rise no higher than the interactor"),
        text: """
          The page calls Entities plain data and then usually managed objects, which the Book keeps below the \
          Presenter. Here they are plain; Note compares itself, as in all patterns.
          """),
      Caveat(
        number: 5, about: .code(test: "services are a role behind the interactor"),
        text: """
          The page leaves services outside the module. The Book adds them as a layer behind the Interactor, and \
          here Service is a role.
          """),
      Caveat(
        number: 6, about: .code(test: "routers move, assemblies wire"),
        text: """
          The original pattern's Wireframe both navigates and wires. The Book splits it into Router and Assembly; \
          so does this version.
          """),
      Caveat(
        number: 7, about: .code(test: "wiring is plain code"),
        text: "The Book's Assembly uses the container Typhoon. Here it is plain code without a container."),
      Caveat(
        number: 8, about: .code(test: "data enters a module by its input"),
        text: """
          ModuleInput is the Book's, for data into a module. Here Home's takes the user, that of a note \
          its identifier, the banner's what it shows; Log in's takes no data and restores a session.
          """),
      Caveat(
        number: 9, about: .code(test: "the table has a data display manager"),
        text: """
          The Book injects a DataDisplayManager into a controller with a list, usually by no protocol, and counts \
          both as the View. Here it is a role, known by protocol and wired by the Assembly.
          """),
      Caveat(
        number: 10, about: .text,
        text: """
          Orlov, the author of the page's Greeting code, compared MVC, MVP, MVVM and VIPER. The other patterns \
          here are not his subject.
          """),
      Caveat(
        number: 11, about: .text,
        text: """
          The Book's diagram puts a Network Client into Core Components, below the Services. Here it is \
          NotesClient, which counts as Service; what it uses of HTTP and wire format is shared by all patterns.
          """),
      Caveat(
        number: 12, about: .code(test: "nothing is found by a name, and no link is unwrapped"),
        text: """
          The page's Swift is obsolete: it has string selectors and implicitly unwrapped links. Only its \
          structure is used.
          """),
      Caveat(
        number: 13, about: .text,
        text: """
          The studies conflict: Humeniuk's result for maintenance, on Android, is mixed; Sholichin et al., on \
          iOS, favour VIPER for coupling and MVVM for testability.
          """),
      Caveat(
        number: 14, about: .code(test: "a failure rises from service to presenter as it is"),
        text: """
          LoginFailure and NotesFailure go from Service to Presenter unchanged. They hold no data, and all \
          patterns share them, as they share the messages.
          """),
      Caveat(
        number: 15,
        about: .code(test: "no entity leaves the interactor, and a router names module inputs and screens"),
        text: """
          The sources name no role for the structures that leave the Interactor. Here it is Transport, after the \
          page. A Router also names ModuleInput and screens.
          """),
      Caveat(
        number: 16,
        about: .code(test: "a router replaces the screen, which releases the module that opened it"),
        text: """
          The Book returns a module's result by ModuleOutput. Login's Routers replace the screen, which \
          releases the module that opened it: there no output would have a receiver.
          """),
      Caveat(
        number: 17, about: .code(test: "the banner is a module in two others"),
        text: """
          The Book's Router embeds a submodule when the Presenter asks. The banner is there as long as its \
          parent: the Assembly wires it like the other parts, and the parent's View embeds its screen.
          """),
      Caveat(
        number: 18, about: .code(test: "an interactor stores tasks, and entities that may not leave it"),
        text: """
          The Book keeps state out of the Interactor. Here Interactors own running tasks, and to provide \
          again when the Service changes, what they track: a filter, an identifier, an editor's change.
          """),
      Caveat(
        number: 19, about: .code(test: "a stored session is restored"),
        text: """
          The Interactor decides whether Home comes first, so this decision counts as logic. In MVC, MVP, MVVM \
          and MODA-V the composition root decides it, which only figures with wiring count.
          """),
      Caveat(
        number: 20, about: .code(test: "interactors track the notes"),
        text: """
          The Book's services are passive; its Interactors track a database by a CacheTracker. Notes stores \
          nothing on the device: NotesService has the notes in memory, and tells the Interactors itself.
          """),
      Caveat(
        number: 21, about: .code(test: "leaving a note cancels its request"),
        text: """
          The Book says nothing of the system's Back. Here it pops a note past its Router, which releases the \
          module and cancels its request; the editor's View reports it as Cancel.
          """),
      Caveat(
        number: 22, about: .code(test: "the promised deletes belong to the service"),
        text: """
          The Book's Service works for the Interactors that ask. A delete outlives the screen that promised \
          it: NotesService keeps the last one until it is sent, and again if it fails.
          """),
    ],
    mutants: .viper, brokenRule: .viper,
    advice: Advice(
      interaction: """
        The Presenter turns user actions into requests to Interactor and Router, and prepares the results for \
        the View. Data enters a module by ModuleInput and leaves it by ModuleOutput.
        """,
      networking: """
        Give each kind of model object a Service, which uses lower-level objects for network and database. \
        The Interactor is a facade to Services and turns managed objects into plain ones.
        """,
      source: .viperBook),
    sources: [
      .viperBook, .viperBookCompoundModules, .viperBookFetchedResults, .viperBookCodeStyle, .mvx, .orlov,
      .modaV, .humeniuk, .sholichin,
    ])
}
