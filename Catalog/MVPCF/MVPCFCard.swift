import Measures

extension Card {
  /// The card of reactive MVP with coordinators and factories.
  public static let mvpcf = Card(
    id: "mvpcf", name: "MVPCF", module: "MVPCF",
    summary: """
      Model–View–Presenter–Coordinator–Factory: view controllers bind views to reactive presenters, factories \
      assemble modules, coordinators navigate.
      """,
    roles: [
      Role(
        name: "View", duty: "Declares a module's widgets as a protocol; the shared screen conforms to it.",
        part: .view,
        types: [
          "ViewContainer", "GreetingView", "LoginView", "HomeView", "NoteListView", "NoteDetailView",
          "NoteEditorView", "BannerView", "GreetingScreen extension", "LoginScreen extension",
          "HomeScreen extension", "NoteListScreen extension", "NoteDetailScreen extension",
          "NoteEditorScreen extension", "BannerScreen extension",
        ]),
      Role(
        name: "ViewController",
        duty: "The module's main object: owns and binds View and Presenter, and fires its Routes.",
        part: .view,
        types: [
          "GreetingViewController", "LoginViewController", "HomeViewController", "NoteListViewController",
          "NoteDetailViewController", "NoteEditorViewController", "BannerViewController",
        ]),
      Role(
        name: "Presenter", duty: "Observable inputs and outputs; knows Logic by protocols and no view.",
        part: .logic,
        types: [
          "GreetingPresenter", "DefaultGreetingPresenter", "LoginPresenter", "DefaultLoginPresenter",
          "HomePresenter", "DefaultHomePresenter", "NoteListPresenter", "DefaultNoteListPresenter",
          "NoteDetailPresenter", "DefaultNoteDetailPresenter", "NoteEditorPresenter",
          "DefaultNoteEditorPresenter", "BannerPresenter", "DefaultBannerPresenter",
        ]),
      Role(
        name: "Logic",
        duty: "Managers with one responsibility each, such as to check, request, store or delete.",
        part: .model,
        types: [
          "CredentialsManager", "DefaultCredentialsManager", "LoginManager", "DefaultLoginManager",
          "RememberManager", "DefaultRememberManager", "RestoreManager", "DefaultRestoreManager",
          "LogoutManager", "DefaultLogoutManager", "NotesManager", "DefaultNotesManager",
          "NotesRemoteRepository", "DefaultNotesRemoteRepository", "NotesReadManager",
          "DefaultNotesReadManager", "NoteDraftManager",
          "DefaultNoteDraftManager", "NoteChangeManager", "DefaultNoteChangeManager", "NoteSaveManager",
          "DefaultNoteSaveManager", "NoteDeleteManager", "DefaultNoteDeleteManager",
        ]),
      Role(
        name: "Model", duty: "Plain data; known to Presenter and Logic.", part: .model,
        types: Self.sharedEntities),
      Role(
        name: "Routes",
        duty: "A module's ways out, as closures that its Coordinator or its parent module sets.",
        part: .navigation,
        types: [
          "ModuleRoutes", "LoginRoutes", "HomeRoutes", "NoteListRoutes", "NoteDetailRoutes",
          "NoteEditorRoutes", "BannerRoutes",
        ]),
      Role(
        name: "Coordinator", duty: "Navigates in one flow, or between flows; knows modules by their Routes.",
        part: .navigation,
        types: [
          "BaseCoordinator", "RootNavigationController", "GreetingApplicationCoordinator",
          "GreetingCoordinator", "LoginApplicationCoordinator", "LoginCoordinator", "HomeCoordinator",
          "NotesApplicationCoordinator", "NotesCoordinator", "NoteDetailCoordinator", "NoteEditorCoordinator",
        ]),
      Role(
        name: "Factory", duty: "Assembles one module and returns it as its Routes.", part: .wiring,
        types: [
          "GreetingFactory", "DefaultGreetingFactory", "LoginFactory", "DefaultLoginFactory", "HomeFactory",
          "DefaultHomeFactory", "NoteListFactory", "DefaultNoteListFactory", "NoteDetailFactory",
          "DefaultNoteDetailFactory", "NoteEditorFactory", "DefaultNoteEditorFactory", "BannerFactory",
          "DefaultBannerFactory",
        ]),
      Role(
        name: "Container", duty: "Creates the dependencies of one flow, or those that all flows share.",
        part: .wiring,
        types: [
          "GreetingSharedContainer", "GreetingContainer", "LoginSharedContainer", "LoginContainer",
          "HomeContainer", "NotesSharedContainer", "NotesContainer", "NoteDetailContainer",
          "NoteEditorContainer",
        ]),
    ],
    arrows: [
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "ViewController", to: "View", via: .protocol),
      Arrow(from: "ViewController", to: "Presenter", via: .protocol),
      Arrow(from: "ViewController", to: "Routes", via: .protocol),
      Arrow(from: "ViewController", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Presenter", to: "Logic", via: .protocol),
      Arrow(from: "Presenter", to: "Model", via: .concrete),
      Arrow(from: "Logic", to: "Model", via: .concrete),
      Arrow(from: "Logic", to: Arrow.network, via: .concrete),
      Arrow(from: "Logic", to: Arrow.storage, via: .concrete),
      Arrow(from: "Routes", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Coordinator", to: "Routes", via: .protocol),
      Arrow(from: "Coordinator", to: "Factory", via: .protocol),
      Arrow(from: "Coordinator", to: "Container", via: .concrete),
      Arrow(from: "Coordinator", to: "Logic", via: .protocol),
      Arrow(from: "Coordinator", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Factory", to: "ViewController", via: .concrete),
      Arrow(from: "Factory", to: "Presenter", via: .concrete),
      Arrow(from: "Factory", to: "Routes", via: .protocol),
      Arrow(from: "Factory", to: "Logic", via: .protocol),
      Arrow(from: "Factory", to: "Model", via: .concrete),
      Arrow(from: "Factory", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Container", to: "Factory", via: .concrete),
      Arrow(from: "Container", to: "Logic", via: .concrete),
      Arrow(from: "Container", to: "Model", via: .concrete),
      Arrow(from: "Container", to: Arrow.network, via: .concrete),
    ],
    prohibitions: [
      Prohibition(
        "Routes are an abstraction; their closures fire in the Coordinator.", in: .mvpcf,
        forbids: .references(from: .view, to: .part(.navigation), .concrete),
        .references(from: .logic, to: .part(.navigation), .any)),
      Prohibition(
        "Factory, Presenter, View are abstractions with a default; a ViewController has the Routes.",
        in: .mvpcf,
        forbids: .references(from: .role("ViewController"), to: .role("View"), .concrete),
        .references(from: .role("ViewController"), to: .role("Presenter"), .concrete),
        .references(from: .role("Coordinator"), to: .role("Factory"), .concrete),
        .references(from: .role("Coordinator"), to: .role("ViewController"), .concrete)),
      Prohibition(
        "Every Presenter is injected the Logic that it needs.", in: .mvpcf,
        forbids: .references(from: .role("Presenter"), to: .role("Logic"), .concrete)),
      Prohibition(
        "The Presenter is the same thing as MVVM's ViewModel, under another name.", in: .mvpcf,
        forbids: .references(from: .logic, to: .view, .any)),
    ],
    terms: [
      Term("Presenter", in: .mvpcf, here: ["Presenter"]),
      Term("View", in: .mvpcf, here: ["View"], caveat: 20),
      Term("ViewContainer", in: .mvpcf, here: ["ViewContainer"], caveat: 12),
      Term("ViewController", in: .mvpcf, here: ["ViewController"]),
      Term("Routes", in: .mvpcf, here: ["Routes"], caveat: 3),
      Term("ModuleRoutes", in: .mvpcf, here: ["ModuleRoutes"], caveat: 12),
      Term(
        "Module", in: .mvpcf, here: ["View", "ViewController", "Presenter", "Routes", "Factory"], caveat: 2),
      Term("Factory", in: .mvpcf, here: ["Factory"], caveat: 4),
      Term("Flow", in: .mvpcf, here: ofFlows("Coordinator"), caveat: 10),
      Term("Coordinator", in: .mvpcf, here: ofFlows("Coordinator"), caveat: 21),
      Term("addDependency", in: .mvpcf, here: ["BaseCoordinator.addDependency"]),
      Term("removeDependency", in: .mvpcf, here: ["BaseCoordinator.removeDependency"]),
      Term(
        "ApplicationCoordinator", in: .mvpcf,
        here: [
          "GreetingApplicationCoordinator", "LoginApplicationCoordinator", "NotesApplicationCoordinator",
        ],
        caveat: 7),
      Term("push notifications", in: .mvpcf, here: [], caveat: 9),
      Term(
        "shared Container", in: .mvpcf,
        here: ["GreetingSharedContainer", "LoginSharedContainer", "NotesSharedContainer"], caveat: 6),
      Term("Container of a flow", in: .mvpcf, here: ofFlows("Container"), caveat: 6),
      Term(
        "container viewcontroller", in: .mvpcf, here: ["RootNavigationController", "NoteEditorCoordinator"],
        caveat: 8),
      Term("UISplitViewController", in: .mvpcf, here: [], caveat: 8),
      Term("Logic unit", in: .mvpcf, here: ["Logic"]),
      Term("LogoutManager", in: .mvpcf, here: ["LogoutManager"]),
      Term(
        "ModelManager", in: .mvpcf, here: ["NotesReadManager", "NoteSaveManager", "NoteDeleteManager"],
        caveat: 13),
      Term("ModelRemoteRepository", in: .mvpcf, here: ["NotesRemoteRepository"], caveat: 27),
      Term("ModelLocalRepository", in: .mvpcf, here: ["NotesManager"], caveat: 27),
      Term("PreferencesManager", in: .mvpcf, here: ["RestoreManager"], caveat: 22),
      Term("ReachabilityManager", in: .mvpcf, here: [], caveat: 11),
      Term("FirstLaunchManager", in: .mvpcf, here: [], caveat: 11),
      Term("ViewModel", in: .mvpcf, here: [], caveat: 23),
      Term("Swinject", in: .mvpcf, here: ["Container"], caveat: 6),
      Term("BehaviorRelay", in: .mvpcf, here: ["Presenter"], caveat: 5),
    ],
    workflow: [
      "LoginViewController reads LoginPresenter in `updateProperties()`, which binds it to LoginView.",
      "Edits set the presenter's inputs; a tap on `logIn` calls the presenter with a completion.",
      "DefaultLoginPresenter has CredentialsManager check the input; a failure becomes its status.",
      "Otherwise the presenter waits, and LoginManager sends the request.",
      "A failure becomes a status; after a success RememberManager stores the session.",
      "The outputs change, `updateProperties()` runs again, and the widgets show them.",
      "The presenter calls the completion, and LoginViewController fires `finished`, one of its Routes.",
      "LoginCoordinator ends its flow; LoginApplicationCoordinator starts the Home flow in the window.",
    ],
    claims: [
      .rule(
        "mvpcf.closures", .some(.functionsHeld(by: .role("Routes"))), .none(.constructions(by: .view)),
        .none(.constructions(by: .logic)),
        .none(.references(from: .view, to: .type("NavigationController"), .any)),
        .none(.screenSteps(by: .view)), .none(.membersSet(by: .view, of: .role("Routes"))),
        text: "Routes are closures that fire in the Coordinator, which performs what is needed.",
        source: .mvpcf),
      .rule(
        "mvpcf.bound", .all(.boundShare),
        text: "The ViewController binds Presenter to View.",
        source: .mvpcf),
      Claim(
        id: "mvpcf.flows", evidence: .opinion, side: .difference,
        text: "Every flow has its own folder, Coordinator and Container of specific dependencies.",
        source: .mvpcf),
      Claim(
        id: "mvpcf.shared-container", evidence: .opinion, side: .difference,
        text: "A shared Container registers the dependencies that the whole app uses.", source: .mvpcf),
      Claim(
        id: "mvpcf.one-container", evidence: .opinion, side: .difference,
        text: "A Coordinator uses one container view controller, the application's the window.",
        source: .mvpcf),
      Claim(
        id: "mvpcf.clean", evidence: .opinion, side: .difference,
        text: "Based on Clean Architecture.", source: .mvpcf),
      Claim(
        id: "mvpcf.main-object", evidence: .opinion, side: .difference, against: ["viper"],
        text: "A module's main object is its ViewController; in VIPER it is the Presenter.", source: .mvpcf),
      Claim(
        id: "mvpcf.reactive", evidence: .measured(.more(.boundShare)), side: .pro, against: ["viper"],
        text: "Reactive, which standard VIPER is not out of the box.", gist: "reactive", source: .mvpcf),
      Claim(
        id: "mvpcf.flexible", evidence: .change, side: .pro,
        text: "One responsibility for each unit of Logic is very important for flexibility.",
        source: .mvpcf),
      Claim(
        id: "mvpcf.single", evidence: .opinion, side: .difference,
        text: "Every unit of Logic should have only one responsibility.", source: .mvpcf),
      Claim(
        id: "mvpcf.improved", evidence: .opinion, side: .pro, against: ["mvp", "mvvm"],
        text: "Based on MVP and MVVM, and improved with coordinators and factories.", source: .mvpcf),
      Claim(
        id: "mvpcf.router", evidence: .opinion, side: .pro, against: ["viper"],
        text: "A Coordinator handles the routing; VIPER's Router is not obvious.", source: .mvpcf),
      Claim(
        id: "mvpcf.solid", evidence: .opinion, side: .pro,
        text: "The SOLID principles are crucial for a clean and flexible architecture.", source: .mvpcf),
      Claim(
        id: "mvpcf.obvious", evidence: .opinion, side: .pro,
        text: "More obvious to the typical developer than RIBs, whose main object is an interactor.",
        source: .mvpcf),
    ],
    caveats: [
      Caveat(
        number: 1, about: .text,
        text: """
          The source calls itself reactive MVP, and its presenter the same thing as a view model. Its presenter \
          knows no view, so MVP's two-way relation is not meant.
          """),
      Caveat(
        number: 2, about: .code(test: "Greeting has no routes of its own"),
        text: """
          The source gives every module Routes, an empty protocol to one without ways out. Here the factory of \
          Greeting, which leads nowhere, returns ModuleRoutes itself.
          """),
      Caveat(
        number: 3, about: .code(test: "routes may be left unset"),
        text: """
          The source's closures are implicitly unwrapped and crash if unset. Here they are optional: an unset \
          one leads nowhere.
          """),
      Caveat(
        number: 4, about: .code(test: "a factory takes the data of its module"),
        text: """
          The README's `make()` takes nothing, the sample's `make(id:)` a plain value, as do the factories \
          of Home, a note and the editor. Routes pass plain values too, a note's also what the list is to \
          tell.
          """),
      Caveat(
        number: 5, about: .code(test: "outputs are observed without a relay"),
        text: """
          The source binds by RxSwift's relays, which every client may write. Here Observation binds, \
          outputs are read-only, and what a presenter reports once, such as a login, goes to a completion.
          """),
      Caveat(
        number: 6, about: .code(test: "a container makes a dependency once, and a test can put in a double"),
        text: """
          The source registers dependencies with Swinject, and factories resolve them at run time. Here \
          containers are typed code: a missing dependency does not compile.
          """),
      Caveat(
        number: 7,
        about: .code(test: "the window's root keeps the coordinators alive, and nothing outlives it"),
        text: """
          In the source the app delegate owns the application coordinator. There is none here: the window's \
          root view controller owns it, and a coordinator holds its window weakly.
          """),
      Caveat(
        number: 8, about: .code(test: "each flow in the window has a container controller of its own"),
        text: """
          The README has a coordinator use one container controller. Here a flow in the window has its own, \
          and so has the editor's; a note's is pushed in the list's. None needs a split view controller.
          """),
      Caveat(
        number: 9, about: .text,
        text: """
          The source's coordinators also handle push notifications and shortcuts, and stop with their \
          children. Here `--open` is an argument of `start`, and a flow ends by its routes or with its \
          screen.
          """),
      Caveat(
        number: 10, about: .code(test: "a folder is an example, and a note is a flow of its own"),
        text: """
          A flow of the source has a folder and may hold several modules; the sample pushes the detail in \
          the list's own. Here a folder is an example, and a note is a flow, as an example of one that Back \
          ends.
          """),
      Caveat(
        number: 11, about: .code(test: "no example has the source's samples of logic"),
        text: """
          ReachabilityManager and FirstLaunchManager are samples of Logic for which no example has a use: \
          Notes works online only. The greeting's text is presentation, so Greeting has no Logic.
          """),
      Caveat(
        number: 12, about: .code(test: "a module offers its screen, and a view itself"),
        text: """
          ModuleRoutes and ViewContainer come from RCKit, the author's library, with the same members; \
          RCKit splits ModuleRoutes into two protocols.
          """),
      Caveat(
        number: 13, about: .code(test: "each manager of Login has one member, not each of Notes"),
        text: """
          The README asks for one responsibility a dependency; its samples have one member each, the \
          ModelManager five. Notes: read, send, save, delete, and keep, with failed deletes, which end as notes change.
          """),
      Caveat(
        number: 14, about: .text, weighingOn: ["mvpcf.flexible"],
        text: """
          The source does not say which patterns it exceeds in flexibility, so mvpcf.flexible names none.
          """),
      Caveat(
        number: 15, about: .text,
        text: """
          The source does not say how to recognise a module's main object. Here it is the type that its \
          Factory returns as its Routes: the view controller, which owns the rest of the module.
          """),
      Caveat(
        number: 16, about: .code(test: "calls through routes are a blind spot"),
        text: """
          The index does not record calls through a closure: the way from Routes to a Coordinator exists at run \
          time only. `compare coupling mvpcf` lists the closures as blind spots.
          """),
      Caveat(
        number: 17, about: .code(test: "coordinators are counted, factories and containers are not"),
        text: """
          Factories and containers are wiring, which no cost figure counts; the report shows their lines apart. \
          Coordinators and Routes are counted.
          """),
      Caveat(
        number: 18, about: .code(test: "what all patterns share is not counted"),
        text: """
          All patterns share the entities (here the Model), the widgets, the wire format and the storage format, \
          as they would a domain package and a storyboard. They do not count as MVPCF's code.
          """),
      Caveat(
        number: 19, about: .text, weighingOn: ["mvpcf.clean"],
        text: """
          The source does not say what it takes from Clean Architecture, so mvpcf.clean checks nothing. The \
          arrows here point inwards: from screens to presenters to logic.
          """),
      Caveat(
        number: 20, about: .code(test: "the shared screens conform to the view protocols"),
        text: """
          The source's default views are subclasses of UIView that own their widgets. Here the screens that all \
          patterns share conform to the view protocols, `isWaiting` included.
          """),
      Caveat(
        number: 21,
        about: .code(test: "the application coordinator keeps the coordinator of the current flow"),
        text: """
          In the README only the application coordinator accepts the window; in the sample a flow's coordinator \
          accepts it as well. Here the README's rule holds.
          """),
      Caveat(
        number: 22, about: .code(test: "the application coordinator asks a manager for the first flow"),
        text: """
          Home or Log in first? The application coordinator decides, by a manager from its container as in the \
          source. So the decision is in counted code, and not in wiring.
          """),
      Caveat(
        number: 23, about: .text,
        text: """
          The README's Presenter also offers structures called ViewModel, such as for cells. Here outputs are \
          plain values, as is the title in a row of the list.
          """),
      Caveat(
        number: 24, about: .code(test: "Back ends the flow of the editor, and that of a note"),
        text: """
          The sample's coordinator ends by routes, and at `presentationControllerDidDismiss` by a swipe. \
          Here the editor's ends when its screen disappears, which nothing covers whole, a note's at \
          `didShow`.
          """),
      Caveat(
        number: 25, about: .code(test: "factories give two screens a banner each, and set its routes"),
        text: """
          The source has no child view controllers. Here the factories of the list and of a note make the banner's \
          module too, set its Routes, and give its screen to the view controller that embeds it.
          """),
      Caveat(
        number: 26, about: .code(test: "the coordinator asks before changes are lost"),
        text: """
          The README does not say who shows an alert. In the author's library CoordinatorIOS a route fires it and \
          a coordinator shows it; so does the coordinator of the editor's flow.
          """),
      Caveat(
        number: 27, about: .code(test: "managers of the shared container keep what the flows share"),
        text: """
          In the sample a local repository keeps the models in a database, whose changes a presenter observes. \
          Here a manager of the shared container keeps the notes, observed as a ReachabilityManager is.
          """),
      Caveat(
        number: 28, about: .code(test: "the list's routes also lead in"),
        text: """
          The source's Routes only lead out. The list's also take in what a note's flow tells, and its \
          banner's retry, which reaches the manager by the list's presenter: that keeps the list's message.
          """),
    ],
    mutants: .mvpcf, brokenRule: .mvpcf,
    advice: Advice(
      interaction: """
        A module reports to its coordinator through the closures of its Routes; a view controller binds its view \
        to the presenter's observable inputs and outputs.
        """,
      state: "The Presenter's outputs hold the text and the state of the screen.",
      source: .mvpcf),
    sources: [.mvpcf])

  private static func ofFlows(_ kind: String) -> [String] {
    ["Greeting", "Login", "Home", "Notes", "NoteDetail", "NoteEditor"].map { $0 + kind }
  }
}

extension Source {
  /// The description of MVPCF by its author, with a sample.
  public static let mvpcf = Source(
    key: "mvpcf-readme", label: "iOSAppArchitecture", author: "techpro-studio",
    title: "iOSAppArchitecture, README and sample",
    address: "https://github.com/techpro-studio/iOSAppArchitecture")
}
