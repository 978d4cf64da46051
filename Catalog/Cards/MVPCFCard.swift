import Measures

extension Card {
  /// The card of reactive MVP with coordinators and factories.
  public static let mvpcf = Card(
    id: "mvpcf", name: "MVPCF", module: "MVPCF",
    summary: "Screens bound to presenters are made by factories and led through flows by coordinators.",
    roles: [
      Role(
        name: "View", duty: "Owns the widgets and offers them by a protocol; knows nobody.", part: .view,
        types: [
          "ViewContainer", "GreetingView", "DefaultGreetingView", "LoginView", "DefaultLoginView", "HomeView",
          "DefaultHomeView",
        ]),
      Role(
        name: "ViewController",
        duty: "A module's main object: owns and binds View and Presenter, and fires its Routes.", part: .view,
        types: ["GreetingViewController", "LoginViewController", "HomeViewController"]),
      Role(
        name: "Presenter", duty: "Observable inputs and outputs; knows Logic by protocols and no view.",
        part: .logic,
        types: [
          "GreetingPresenter", "DefaultGreetingPresenter", "LoginPresenter", "DefaultLoginPresenter",
          "HomePresenter", "DefaultHomePresenter",
        ]),
      Role(
        name: "Logic", duty: "One responsibility a unit: check, request, remember, restore or log out.",
        part: .model,
        types: [
          "CredentialsManager", "DefaultCredentialsManager", "LoginManager", "DefaultLoginManager",
          "RememberManager", "DefaultRememberManager", "RestoreManager", "DefaultRestoreManager",
          "LogoutManager", "DefaultLogoutManager",
        ]),
      Role(
        name: "Model", duty: "Plain data; known to Presenter and Logic.", part: .model,
        types: Self.sharedEntities),
      Role(
        name: "Routes", duty: "A module's ways out, as closures that its Coordinator sets.",
        part: .navigation, types: ["ModuleRoutes", "LoginRoutes", "HomeRoutes"]),
      Role(
        name: "Coordinator", duty: "Leads a flow in one container controller; knows its screens as Routes.",
        part: .navigation,
        types: [
          "GreetingApplicationCoordinator", "GreetingCoordinator", "LoginApplicationCoordinator",
          "LoginCoordinator", "HomeCoordinator",
        ]),
      Role(
        name: "Factory", duty: "Only wires: makes one module and gives it out as its Routes.", part: .wiring,
        types: [
          "GreetingFactory", "DefaultGreetingFactory", "LoginFactory", "DefaultLoginFactory", "HomeFactory",
          "DefaultHomeFactory",
        ]),
      Role(
        name: "Container", duty: "Only wires: the dependencies of one flow, or of all of them.",
        part: .wiring,
        types: [
          "GreetingSharedContainer", "GreetingContainer", "LoginSharedContainer", "LoginContainer",
          "HomeContainer",
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
      Arrow(from: "Coordinator", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Factory", to: "View", via: .concrete),
      Arrow(from: "Factory", to: "ViewController", via: .concrete),
      Arrow(from: "Factory", to: "Presenter", via: .concrete),
      Arrow(from: "Factory", to: "Routes", via: .protocol),
      Arrow(from: "Factory", to: "Logic", via: .protocol),
      Arrow(from: "Factory", to: "Model", via: .concrete),
      Arrow(from: "Container", to: "Factory", via: .concrete),
      Arrow(from: "Container", to: "Logic", via: .concrete),
      Arrow(from: "Container", to: "Model", via: .concrete),
      Arrow(from: "Container", to: Arrow.network, via: .concrete),
    ],
    terms: [
      Term("Presenter", in: .mvpcf, here: ["Presenter"]),
      Term("View", in: .mvpcf, here: ["View"]),
      Term("ViewContainer", in: .mvpcf, here: ["ViewContainer"], caveat: 12),
      Term("ViewController", in: .mvpcf, here: ["ViewController"]),
      Term("Routes", in: .mvpcf, here: ["Routes"], caveat: 3),
      Term("ModuleRoutes", in: .mvpcf, here: ["ModuleRoutes"], caveat: 12),
      Term(
        "Module", in: .mvpcf, here: ["View", "ViewController", "Presenter", "Routes", "Factory"], caveat: 2),
      Term("Factory", in: .mvpcf, here: ["Factory"], caveat: 4),
      Term(
        "Flow", in: .mvpcf, here: ["GreetingCoordinator", "LoginCoordinator", "HomeCoordinator"], caveat: 10),
      Term(
        "Coordinator", in: .mvpcf, here: ["GreetingCoordinator", "LoginCoordinator", "HomeCoordinator"],
        caveat: 7),
      Term(
        "ApplicationCoordinator", in: .mvpcf,
        here: ["GreetingApplicationCoordinator", "LoginApplicationCoordinator"], caveat: 8),
      Term(
        "shared Container", in: .mvpcf, here: ["GreetingSharedContainer", "LoginSharedContainer"], caveat: 6),
      Term(
        "Container of a flow", in: .mvpcf, here: ["GreetingContainer", "LoginContainer", "HomeContainer"],
        caveat: 6),
      Term(
        "container viewcontroller", in: .mvpcf, here: ["LoginCoordinator.navigationController"], caveat: 8),
      Term("Logic unit", in: .mvpcf, here: ["Logic"]),
      Term("LogoutManager", in: .mvpcf, here: ["LogoutManager"]),
      Term("ModelManager", in: .mvpcf, here: ["Logic"]),
      Term("ReachabilityManager", in: .mvpcf, here: [], caveat: 11),
      Term("FirstLaunchManager", in: .mvpcf, here: [], caveat: 11),
      Term("BehaviorRelay", in: .mvpcf, here: ["Presenter"], caveat: 5),
    ],
    workflow: [
      "LoginViewController reads LoginPresenter in `updateProperties()`, and so binds it to LoginView.",
      "Edits go into the presenter's inputs; a tap on `logIn` is passed on to it.",
      "DefaultLoginPresenter has CredentialsManager check the input; a fault becomes its status.",
      "Otherwise it says that it is logging in, which decides what is available, and asks LoginManager.",
      "A failure becomes a status; after a success RememberManager stores the session.",
      "The outputs change, `updateProperties()` runs again and the widgets show them.",
      "Once somebody is logged in, LoginViewController fires `finished`, the closure of its Routes.",
      "LoginCoordinator ends its flow; LoginApplicationCoordinator puts the Home flow into the window.",
    ],
    claims: [
      Claim(
        id: "mvpcf.routes",
        evidence: .rule(
          .none(.references(from: .view, to: .part(.navigation), .concrete)),
          .none(.references(from: .logic, to: .part(.navigation), .any)), in: .login),
        side: .difference,
        text: "Navigation leaves a screen through its Routes.", source: .mvpcf),
      Claim(
        id: "mvpcf.closures",
        evidence: .rule(
          .none(.constructions(by: .view)), .none(.constructions(by: .logic)),
          .none(.references(from: .view, to: .type("NavigationController"), .any)), in: .login),
        side: .difference,
        text: "A screen fires closures and names neither another screen nor the way there.",
        source: .mvpcf),
      Claim(
        id: "mvpcf.flows",
        evidence: .rule(
          .some(.references(from: .role("Coordinator"), to: .role("Container"), .concrete)),
          .none(.references(from: .view, to: .role("Container"), .any)),
          .none(.references(from: .logic, to: .role("Container"), .any))),
        side: .difference,
        text: "A flow has a coordinator and a container of its own; the application coordinator has the window.",
        source: .mvpcf),
      Claim(
        id: "mvpcf.abstractions",
        evidence: .rule(
          .none(.references(from: .role("ViewController"), to: .role("View"), .concrete)),
          .none(.references(from: .role("ViewController"), to: .role("Presenter"), .concrete)),
          .none(.references(from: .role("Coordinator"), to: .role("Factory"), .concrete)),
          .none(.references(from: .role("Coordinator"), to: .role("ViewController"), .concrete))),
        side: .difference, text: "The parts of a module are known as abstractions.",
        source: .mvpcf),
      Claim(
        id: "mvpcf.injection",
        evidence: .rule(
          .none(.references(from: .role("Presenter"), to: .role("Logic"), .concrete)), in: .login),
        side: .difference,
        text: "A Presenter is injected the Logic that it needs.", source: .mvpcf),
      Claim(
        id: "mvpcf.clean",
        evidence: .rule(
          .none(.references(from: .role("Presenter"), to: .view, .any)),
          .none(.references(from: .role("Presenter"), to: .surrounding(.network), .any)),
          .none(.references(from: .role("Presenter"), to: .surrounding(.storage), .any)),
          .none(.references(from: .role("Logic"), to: .role("Presenter"), .any)),
          .none(.references(from: .role("Logic"), to: .view, .any)), in: .login),
        side: .difference,
        text: "Rests on Clean Architecture: dependencies point inwards.", source: .mvpcf),
      Claim(
        id: "mvpcf.view-model",
        evidence: .rule(.none(.references(from: .logic, to: .view, .any))), side: .difference,
        text: "The Presenter is MVVM's view model under another name: it knows no view.", source: .mvpcf),
      Claim(
        id: "mvpcf.bound", evidence: .rule(.all(.boundShare)), side: .difference,
        text: "The ViewController binds the Presenter to the View.", source: .mvpcf),
      Claim(
        id: "mvpcf.main-object", evidence: .measured(.more(.fanOutLead(of: .view, over: .logic))),
        side: .difference, against: ["viper"],
        text: "A module's main object is its view controller; in VIPER it is the Presenter.", source: .mvpcf),
      Claim(
        id: "mvpcf.reactive", evidence: .measured(.more(.boundShare)), side: .pro, against: ["viper"],
        text: "Reactive from the start, which standard VIPER is not.", source: .mvpcf),
      Claim(
        id: "mvpcf.flexible",
        evidence: .waiting(for: "a record of changes; the number of seams grows with that of types"),
        side: .pro,
        text: "Units of Logic with one responsibility each are very important for flexibility.",
        source: .mvpcf),
      Claim(
        id: "mvpcf.single",
        evidence: .opinion(
          tried: """
            The protocols of Logic that declare more than one member: one member is not one responsibility, and the \
            source's own ModelManager is shown with none of its members.
            """),
        side: .difference, text: "Each unit of Logic should have only one responsibility.",
        source: .mvpcf),
      Claim(
        id: "mvpcf.improved",
        evidence: .opinion(
          tried: "The roles for navigation and wiring: they are on the card because the source adds them."),
        side: .pro, against: ["mvp", "mvvm"],
        text: "Improves on MVP and MVVM by coordinators and factories.", source: .mvpcf),
      Claim(
        id: "mvpcf.router", evidence: .opinion, side: .pro, against: ["viper"],
        text: "Who handles routing is plainer to see than with VIPER's Router.", source: .mvpcf),
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
          The source calls itself reactive MVP and its presenter a view model in one. Its presenter knows no view, \
          so MVP's two-way relation is not meant.
          """),
      Caveat(
        number: 2, about: .code(test: "Greeting has no routes of its own"),
        text: """
          The source gives every module Routes. Greeting leads nowhere, so its factory returns the bare \
          ModuleRoutes; an empty protocol would be for show.
          """),
      Caveat(
        number: 3, about: .code(test: "routes may be left unset, and finish once"),
        text: """
          The source's closures are implicitly unwrapped and crash if unset. Here they are optional, and \
          `finished` is fired once, although updates may run again.
          """),
      Caveat(
        number: 4, about: .code(test: "what Home needs to know comes in by its factory"),
        text: """
          The source's `make()` takes nothing and it is silent on data into a module. Here a factory's `make` \
          takes it, as plain values like those of Routes.
          """),
      Caveat(
        number: 5, about: .code(test: "outputs are observed without a relay"),
        text: """
          The source binds by RxSwift's relays, which anybody may write. Here Observation binds, outputs are \
          read-only, and what is available is derived.
          """),
      Caveat(
        number: 6, about: .code(test: "a container makes a dependency once, and a test can put in a double"),
        text: """
          The source registers dependencies with Swinject and resolves them at run time. Here containers are \
          typed code: a missing dependency does not compile.
          """),
      Caveat(
        number: 7, about: .code(test: "screens keep coordinators alive, and nothing outlives the window"),
        text: """
          The source does not say who owns a coordinator. Here a screen's closures do, and a coordinator holds \
          window and container controller weakly.
          """),
      Caveat(
        number: 8, about: .code(test: "each flow has a container controller of its own"),
        text: """
          The source leaves open how flows follow one another. Here the application coordinator replaces the \
          window's root by the next flow's own controller.
          """),
      Caveat(
        number: 9, about: .code(test: "the entry decides which flow comes first"),
        text: """
          The source has coordinators handle push messages and the like; neither example has any. The stored \
          session is like launch options: the entry hands it over.
          """),
      Caveat(
        number: 10, about: .code(test: "the flows of Login share a folder"),
        text: """
          The source gives each flow a folder. Here a folder is an example, so that patterns can be laid side \
          by side: Login's two flows share one.
          """),
      Caveat(
        number: 11, about: .code(test: "neither example has the source's samples of logic"),
        text: """
          Reachability and first launch, the source's samples of Logic, occur in neither example. The greeting's \
          text is presentation, so Greeting has no Logic at all.
          """),
      Caveat(
        number: 12, about: .code(test: "what can be shown is all that a module and a view must offer"),
        text: """
          The source names ModuleRoutes and ViewContainer and does not print them. What they ask for here is \
          inferred from their use.
          """),
      Caveat(
        number: 13, about: .text,
        text: """
          That a protocol asks for one member is what a figure can say of one responsibility; the source's own \
          samples have one each.
          """),
      Caveat(
        number: 14, about: .text,
        text: """
          The source does not say than whom it is more flexible. mvpcf.flexible compares with MVP and MVVM, its \
          stated base; VIPER, which injects as well, is left out.
          """),
      Caveat(
        number: 15, about: .text,
        text: """
          Main object is read as the one that knows most others, so mvpcf.main-object counts efferent coupling \
          in views and logic.
          """),
      Caveat(
        number: 16, about: .code(test: "whom routes call is a blind spot"),
        text: """
          What a closure calls no index sees: the way from Routes to a Coordinator shows at run time only. \
          `compare coupling mvpcf` lists the closures as blind spots.
          """),
      Caveat(
        number: 17, about: .code(test: "what only wires is not counted, who leads is"),
        text: """
          Factories and containers are wiring, which no cost figure counts; the report shows their lines apart. \
          Coordinators and Routes are counted.
          """),
      Caveat(
        number: 18, about: .code(test: "what all patterns share is not counted"),
        text: """
          The entities, here the Model, widgets, wire and storage format are shared by all patterns, like a \
          domain package and a storyboard. They are not counted as MVPCF's code.
          """),
      Caveat(
        number: 19, about: .text,
        text: """
          The source does not say what it takes from Clean Architecture. mvpcf.clean asks for its rule that \
          dependencies point inwards: from screens to presenters to logic.
          """),
    ],
    mutants: .mvpcf,
    advice: Advice(
      interaction: """
        A module reports to its coordinator by the closures of its Routes; a presenter is bound to its view by \
        observable inputs and outputs.
        """,
      state: "What is shown, and what is available, stands in the Presenter's outputs.",
      source: .mvpcf),
    sources: [.mvpcf])
}

extension Source {
  /// The description of MVPCF by its makers.
  public static let mvpcf = Source(
    key: "mvpcf-readme", label: "iOSAppArchitecture", author: "techpro-studio",
    title: "iOSAppArchitecture README", address: "https://github.com/techpro-studio/iOSAppArchitecture")
}
