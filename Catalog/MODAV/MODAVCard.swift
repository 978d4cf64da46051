import Measures

extension Card {
  /// The card of Model-Orchestrator-Delegate-Adapter-View in its direct form.
  public static let modaV = Card(
    id: "moda-v", name: "MODA-V", module: "MODAV",
    summary:
      "A view calls its orchestrator, which uses adapters for network and storage and answers by a delegate.",
    roles: [
      Role(
        name: "Model",
        duty: "The data of the application, and what screens share of it; knows no other role.",
        part: .model, types: ["NotesModel", "NotesObserver"] + Self.sharedEntities),
      Role(
        name: "Orchestrator",
        duty: "Owns logic, state and messages; knows Model, Delegate and Adapter protocols.", part: .logic,
        types: [
          "GreetingOrchestrator", "LoginOrchestrator", "HomeOrchestrator", "NoteListOrchestrator",
          "NoteDetailOrchestrator", "NoteEditorOrchestrator", "BannerOrchestrator", "NoteDetailDelegate",
          "NoteEditorDelegate", "BannerDelegate",
        ]),
      Role(
        name: "Delegate", duty: "Protocol of the Orchestrator's calls to the View, which conforms to it.",
        part: .view,
        types: [
          "GreetingViewDelegate", "LoginViewDelegate", "HomeViewDelegate", "NoteListViewDelegate",
          "NoteDetailViewDelegate", "NoteEditorViewDelegate", "BannerViewDelegate",
        ]),
      Role(
        name: "Adapter", duty: "Owns all network or storage access; the Orchestrator knows it by protocol.",
        part: .outside,
        types: [
          "NetworkAdapting", "NetworkAdapter", "StorageAdapting", "StorageAdapter", "NotesNetworkAdapting",
          "NotesNetworkAdapter",
        ]),
      Role(
        name: "View",
        duty: "Near-stateless: owns widgets, knows the Orchestrator's type, conforms to the Delegate.",
        part: .view,
        types: [
          "GreetingViewController", "LoginViewController", "HomeViewController", "NoteListViewController",
          "NoteDetailViewController", "NoteEditorViewController", "BannerViewController",
        ]),
    ],
    arrows: [
      Arrow(from: "View", to: "Orchestrator", via: .concrete),
      Arrow(from: "View", to: "Delegate", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Orchestrator", to: "Delegate", via: .protocol),
      Arrow(from: "Delegate", to: "Orchestrator", via: .concrete),
      Arrow(from: "Orchestrator", to: "Adapter", via: .protocol),
      Arrow(from: "Orchestrator", to: "Model", via: .concrete),
      Arrow(from: "Adapter", to: "Model", via: .concrete),
      Arrow(from: "Adapter", to: Arrow.network, via: .concrete),
      Arrow(from: "Adapter", to: Arrow.storage, via: .concrete),
    ],
    prohibitions: [
      Prohibition(
        "All networking and data persistence are handled in Adapters.", in: .modaV,
        forbids: .references(from: .view, to: .surrounding(.network), .any),
        .references(from: .view, to: .surrounding(.storage), .any),
        .references(from: .logic, to: .surrounding(.network), .any),
        .references(from: .logic, to: .surrounding(.storage), .any),
        .references(from: .model, to: .surrounding(.network), .any),
        .references(from: .model, to: .surrounding(.storage), .any)),
      Prohibition(
        "The Delegate keeps Orchestrator and View decoupled.", in: .modaV,
        forbids: .references(from: .logic, to: .view, .concrete)),
    ],
    terms: [
      Term("Model", in: .modaV, here: ["Model"], caveat: 5),
      Term("Orchestrator", in: .modaV, here: ["Orchestrator"]),
      Term("Delegate", in: .modaV, here: ["Delegate"]),
      Term("Adapter", in: .modaV, here: ["Adapter"], caveat: 11),
      Term("View", in: .modaV, here: ["View"]),
      Term("API (Network Adapter)", in: .modaV, here: ["NetworkAdapting", "NetworkAdapter"], caveat: 2),
      Term("database access", in: .modaV, here: ["StorageAdapting", "StorageAdapter"], caveat: 2),
      Term("ViewController", in: .modaV, here: .ofScreens("ViewController")),
      Term("LoginViewController", in: .modaV, here: ["LoginViewController"]),
      Term("LoginOrchestrator", in: .modaV, here: ["LoginOrchestrator"]),
      Term("orchestrator", in: .modaV, here: ["LoginViewController.orchestrator"], caveat: 1),
      Term("performLogin", in: .modaV, here: ["LoginOrchestrator.logIn"]),
      Term("NetworkAdapter", in: .modaV, here: ["NetworkAdapter"]),
      Term("viewDelegate", in: .modaV, here: ["LoginOrchestrator.viewDelegate"]),
      Term("loginSucceeded", in: .modaV, here: ["LoginViewDelegate.loginSucceeded"], caveat: 10),
      Term("loginFailed", in: .modaV, here: ["LoginViewDelegate.loginFailed"], caveat: 4),
      Term("AuthOrchestrator", in: .modaV, here: ["LoginOrchestrator"]),
      Term("AuthDelegate", in: .modaV, here: ["LoginViewDelegate"]),
      Term("didLoginSuccessfully", in: .modaV, here: ["LoginViewDelegate.loginSucceeded"], caveat: 10),
      Term("didFailWithError", in: .modaV, here: ["LoginViewDelegate.loginFailed"], caveat: 4),
      Term("LoginViewController extension", in: .modaV, here: ["LoginViewController"], caveat: 13),
      Term("AuthAPIManager", in: .modaV, here: ["NetworkAdapter"], caveat: 11),
      Term("AuthAPIRouter", in: .modaV, here: [], caveat: 8),
      Term("UserModel", in: .modaV, here: ["User"]),
      Term("UserOrchestrator", in: .modaVSamples, here: ["LoginOrchestrator"]),
      Term("UserDelegate", in: .modaVSamples, here: ["LoginViewDelegate"], caveat: 4),
      Term("UserAPIDelegate", in: .modaVSamples, here: ["NetworkAdapting"], caveat: 11),
      Term(
        "getUsers", in: .modaVSamples, here: ["NoteListOrchestrator.refresh", "NotesNetworkAdapting.notes"]),
      Term(
        "didFetchedSuccessfully", in: .modaVSamples, here: ["NoteListViewDelegate.notesChanged"], caveat: 6),
    ],
    workflow: [
      "At a tap on `logIn` the View calls LoginOrchestrator, by its type, with both inputs.",
      "LoginOrchestrator checks the inputs; if a check fails, it calls `loginFailed` with a message.",
      "Otherwise it calls `loginStarted` on LoginViewDelegate and asks NetworkAdapter to log in.",
      "NetworkAdapter sends the request, reads the response and returns a session or a failure.",
      "On success LoginOrchestrator stores the session through StorageAdapter.",
      "Then it calls `loginSucceeded` with the orchestrator of Home, and the View navigates to Home.",
      "On failure it calls `loginFailed` with a message for the user, which the View shows.",
    ],
    claims: [
      .rule(
        "moda-v.views-stateless", .none(.viewState), hedge: .usual,
        text: "Views are stateless as much as possible; any UI state is transient and derived.",
        source: .modaV),
      .rule(
        "moda-v.event-driven", .none(.valuesAsked(by: .view, of: .logic)),
        text: "The View sends events and remains agnostic of the business logic.", source: .modaV),
      .rule(
        "moda-v.delegate", .none(.boundShare),
        text: "The View is updated without data binding.", source: .modaV),
      Claim(
        id: "moda-v.separation", evidence: .opinion, side: .pro, against: ["mvc"],
        text: "Better separation of concerns: it avoids the massive view controller of MVC.",
        source: .modaV, sentence: .massiveViewController),
      Claim(
        id: "moda-v.focus",
        evidence: .opinion, side: .pro, against: ["mvc"],
        text: "The Orchestrator is typically more focused than MVC's Controller.", source: .modaV,
        sentence: .focusedOrchestrator),
      Claim(
        id: "moda-v.maintain-mvc", evidence: .change, side: .pro, against: ["mvc"],
        text: "Easier to maintain than MVC, as components are more focused.", source: .modaV,
        sentence: .focusedMaintenance),
      Claim(
        id: "moda-v.testable-mvc", evidence: .measured(.more(.testsWithoutWidgets)), side: .pro,
        against: ["mvc"], text: "Easier to test than MVC, as components are more focused.",
        gist: "easier to test", source: .modaV, sentence: .focusedTesting),
      Claim(
        id: "moda-v.cost-mvc", evidence: .opinion, hedge: .possible, side: .con, against: ["mvc"],
        text: "Might be more complex to implement than MVC, especially for simple applications.",
        gist: "maybe complex", source: .modaV),
      Claim(
        id: "moda-v.lean", evidence: .change, side: .pro, against: ["mvc", "mvvm"],
        text: "Lean, focused components reduce the risk of bloated ones, as in MVC or MVVM.",
        source: .modaV, sentence: .bloatedComponents),
      Claim(
        id: "moda-v.adapter", evidence: .measured(.fewer(.linesReaching)), hedge: .possible, side: .pro,
        against: ["mvc", "mvp", "mvvm"],
        text: "A distinct Adapter can lead to cleaner, more manageable code for external interactions.",
        gist: "outside kept apart", source: .modaV),
      Claim(
        id: "moda-v.unaffected", evidence: .change, side: .pro,
        text: "The core logic is unaffected by changes in data sources or networking protocols.",
        source: .modaV),
      Claim(
        id: "moda-v.decoupled-mvp",
        evidence: .opinion, side: .pro, against: ["mvp"],
        text: "The Delegate decouples View and logic.", source: .modaV),
      Claim(
        id: "moda-v.testable-mvp", evidence: .measured(.more(.testsWithoutWidgets)), side: .pro,
        against: ["mvp"], text: "That View and logic are decoupled enhances testability.",
        gist: "testable logic", source: .modaV),
      Claim(
        id: "moda-v.maintain-mvp", evidence: .change, side: .pro, against: ["mvp"],
        text: "View and logic are decoupled, which enhances maintainability.", source: .modaV),
      Claim(
        id: "moda-v.focus-mvp",
        evidence: .change,
        side: .pro, against: ["mvp"],
        text: "A focused Orchestrator reduces the risk of an overloaded Presenter.", source: .modaV,
        sentence: .overloadedPresenter),
      Claim(
        id: "moda-v.cost-mvp", evidence: .opinion, side: .con, against: ["mvp"],
        text: "Slightly more complex to set up, due to the additional Adapter.", source: .modaV),
      Claim(
        id: "moda-v.testable-mvvm", evidence: .measured(.more(.testsWithoutWidgets)), side: .pro,
        against: ["mvvm"],
        text: "Each component is easier to mock and test, due to clear separation.",
        gist: "easier to test", source: .modaV),
      Claim(
        id: "moda-v.view-mvvm", evidence: .opinion,
        side: .pro, against: ["mvvm"],
        text: "A Delegate allows a more distinct separation; MVVM's binding can sometimes couple tightly.",
        source: .modaV, sentence: .bindingCouples),
      Claim(
        id: "moda-v.view-modules", evidence: .change, side: .pro, against: ["mvvm"],
        text: "The View is easier to modularise; View and Orchestrator are developed and tested apart.",
        source: .modaV),
      Claim(
        id: "moda-v.less-reactive", evidence: .measured(.fewer(.boundShare)), side: .con, against: ["mvvm"],
        text: "Less reactive: without data binding, MVVM's reactive nature is not inherent.",
        gist: "less reactive",
        source: .modaV),
      Claim(
        id: "moda-v.simpler-viper",
        evidence: .measured(.fewer(.roles)), hedge: .usual, side: .pro, against: ["viper"],
        text: "Generally simpler than VIPER, with its numerous, strictly defined roles.",
        gist: "simpler than VIPER", source: .modaV),
      Claim(
        id: "moda-v.no-router", evidence: .measured(.fewer(.rolesPlaying(.navigation))),
        side: .con, against: ["viper"],
        text: "Lacks a dedicated component for navigation, which VIPER explicitly addresses.",
        gist: "no Router",
        source: .modaV),
      Claim(
        id: "moda-v.state", evidence: .opinion, side: .pro,
        text: "State is managed in Orchestrator and Model, and is reflected in the View consistently.",
        source: .modaV),
      Claim(
        id: "moda-v.errors", evidence: .opinion, side: .pro,
        text: "The Orchestrator handles all errors and sends the View messages that users understand.",
        source: .modaV),
      Claim(
        id: "moda-v.scales", evidence: .change, side: .pro,
        text: "Works for small and large applications: as lightweight or comprehensive as they demand.",
        source: .modaV),
      Claim(
        id: "moda-v.growth", evidence: .change, side: .pro,
        text: "Its clear structure helps manage growing complexity without major architectural overhauls.",
        source: .modaV),
      Claim(
        id: "moda-v.extension", evidence: .change, side: .pro,
        text: "As applications scale, additional Adapters or Delegates can be integrated seamlessly.",
        source: .modaV),
      Claim(
        id: "moda-v.modularity", evidence: .change, side: .pro,
        text: "Components can be developed, tested and modified independently; updates get simpler.",
        source: .modaV),
      Claim(
        id: "moda-v.teams", evidence: .change, side: .pro,
        text: "Easier for teams to work at the same time, without significant conflicts or dependencies.",
        source: .modaV),
      Claim(
        id: "moda-v.reuse", evidence: .opinion, side: .pro,
        text: "Components, especially Adapters and Delegates, are reusable, even in other projects.",
        source: .modaV),
      Claim(
        id: "moda-v.integration", evidence: .opinion, side: .pro,
        text: "Clear interfaces also simplify integration testing.", source: .modaV),
      Claim(
        id: "moda-v.isolation", evidence: .opinion, side: .pro,
        text: "Components can be easily tested in isolation.", source: .modaV),
      Claim(
        id: "moda-v.adapter-mocks", evidence: .opinion, side: .pro,
        text: "Dependencies are easier to mock, such as network responses or a View's user interactions.",
        source: .modaV),
      Claim(
        id: "moda-v.delegate-mvp", evidence: .change, side: .difference, against: ["mvp"],
        text: "A Delegate might be more flexible than the direct View–Presenter coupling.", source: .modaV),
      Claim(
        id: "moda-v.ui-control", evidence: .opinion, side: .pro, against: ["mvvm"],
        text: "A Delegate can offer more control over UI updates than data binding.", source: .modaV),
      Claim(
        id: "moda-v.approachable", evidence: .opinion, side: .pro, against: ["viper"],
        text: "Less overwhelming for smaller projects: easier to grasp and implement than VIPER.",
        source: .modaV,
        sentence: .lessOverwhelming),
      Claim(
        id: "moda-v.between", evidence: .opinion, side: .pro, against: ["mvp", "mvvm", "viper"],
        text: "For apps that need structure but find MVP or MVVM too limiting, or VIPER too complex.",
        source: .modaV),
      Claim(
        id: "moda-v.platforms", evidence: .opinion, side: .pro,
        text: "Fits web services and desktop applications as well as mobile ones.", source: .modaV),
      Claim(
        id: "moda-v.flexible", evidence: .opinion, side: .pro, against: ["viper"],
        text: "Balances structured organization and flexibility.", source: .modaV),
      Claim(
        id: "moda-v.adaptable", evidence: .opinion, side: .pro,
        text: "Integrating it into existing code may be easier than a more rigid architecture.",
        source: .modaV),
      Claim(
        id: "moda-v.learning", evidence: .opinion, side: .con,
        text: "A new architecture has to be learned.", source: .modaV),
      Claim(
        id: "moda-v.overengineered", evidence: .opinion, side: .con,
        text: "For very basic applications it might be more complex than necessary.", source: .modaV),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "the view knows its orchestrator by its type"),
        text: """
          The README prints one sample call for both versions, and its guidelines ask for a protocol. Its text \
          decides: the View knows the Orchestrator's type in MODA-V, a protocol in MODA-V2.
          """),
      Caveat(
        number: 2, about: .code(test: "there is one adapter for the network and one for storage"),
        text: """
          The README calls one role API, Network Adapter and Adapter, and includes database access. Here the role \
          is Adapter, in Login with one type for the network and one for storage.
          """),
      Caveat(
        number: 3, about: .code(test: "Greeting has no adapter"),
        text: "Greeting has no Adapter, because it uses neither network nor storage."),
      Caveat(
        number: 4, about: .code(test: "each failure has its message"),
        text: """
          The README wants the Orchestrator to turn errors into messages for the user, and its sample calls pass \
          the error itself. Here the View receives a message.
          """),
      Caveat(
        number: 5, about: .code(test: "the checks are the orchestrator's, and the model is data"),
        weighingOn: ["moda-v.focus-mvp"],
        text: """
          The README gives business logic to Model and Orchestrator; the Orchestrator validates the credentials. \
          In MVP the Model does, which weighs in moda-v.focus-mvp.
          """),
      Caveat(
        number: 6, about: .code(test: "only the list's view stores state, the titles of its rows"),
        weighingOn: ["moda-v.views-stateless"],
        text: """
          The README wants what state a View needs derived. Here only the list of Notes stores any: the titles, \
          which a table asks for row by row: the exception in moda-v.views-stateless.
          """),
      Caveat(
        number: 7, about: .code(test: "the view navigates"),
        text: """
          No role is responsible for navigation. The README lets the View navigate; so does this version.
          """),
      Caveat(
        number: 8, about: .text,
        text: """
          All patterns share widgets, layout, entities, transport, store, wire and storage format, as they would \
          a package. None counts as MODA-V's code; the UML's AuthAPIRouter is the shared LoginWire.
          """),
      Caveat(
        number: 9, about: .text,
        text: """
          Every claim here is the inventor's. The studies cited for other patterns contradict one another, and \
          none covers MODA-V.
          """),
      Caveat(
        number: 10, about: .code(test: "an orchestrator makes the next one and hands it over"),
        text: """
          The README's Delegate hands over a user and leaves the next Orchestrator open. Here an Orchestrator makes \
          the next and hands it over; so that of Home has the network adapter for Log in's.
          """),
      Caveat(
        number: 11, about: .code(test: "an orchestrator knows its adapters by protocols"),
        text: """
          The UML's Orchestrator knows its Adapter's type. The README's guidelines and the author's samples put a \
          protocol between the two; so does this version.
          """),
      Caveat(
        number: 12, about: .code(test: "starting and cancelling have methods of their own"),
        text: """
          The README's Delegate has a method for success and one for failure. The waiting state and Cancel add \
          `loginStarted` and `loginCancelled`.
          """),
      Caveat(
        number: 13, about: .text,
        text: """
          The UML's View conforms to the Delegate in an extension. Here the class declares the conformance, as in \
          all patterns, so that folders compare line by line.
          """),
      Caveat(
        number: 14, about: .code(test: "a stored session is restored"),
        text: """
          The composition root decides whether Log in or Home comes first. Figures without wiring leave this \
          decision out.
          """),
      Caveat(
        number: 15, about: .text,
        text: """
          The README compares with patterns as they are often built, with network access in controller, \
          presenter or view model. The versions here leave it to the Model.
          """),
      Caveat(
        number: 16, about: .code(test: "the model tells the orchestrators, and an orchestrator has one view"),
        text: """
          The README leaves open how Orchestrators share state. In Notes they share NotesModel, which tells them \
          by a protocol. Each has one view; so the banner, on two screens, has two Orchestrators.
          """),
      Caveat(
        number: 17, about: .code(test: "the list sends the deletes"),
        text: """
          The README's use case has one screen. A delete has two: the note's Orchestrator asks the list's, which \
          leaves it in the Model, sends it with the user's next action there, and again at `retry`.
          """),
      Caveat(
        number: 18, about: .code(test: "an orchestrator may know another"),
        text: """
          The README has no way from one Orchestrator to another. In Notes those of note, editor and banner \
          have the list's as their delegate, each by a protocol.
          """),
    ],
    mutants: .modaV, brokenRule: .modaV,
    advice: Advice(
      interaction: """
        Define each interface clearly and let the parts exchange events. Use the direct form for simple \
        cases, and the protocol form where testing and change matter more.
        """,
      state: """
        Keep state in Orchestrator and Model. A View's state is transient and derived from it; every change \
        reaches the View through the Orchestrator.
        """,
      errors: """
        Handle every error in the Orchestrator and turn it into a message for the user. Report similar errors \
        the same way throughout the app.
        """,
      networking: """
        Put all network and storage access into Adapters with a small interface, so that a change of a data \
        source does not affect the logic.
        """,
      source: .modaV),
    sources: [.modaV, .modaVSamples])
}
