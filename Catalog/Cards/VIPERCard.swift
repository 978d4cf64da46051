import Measures

extension Card {
  /// The card of View-Interactor-Presenter-Entity-Router with services and an assembly.
  public static let viper = Card(
    id: "viper", name: "VIPER", module: "VIPER",
    summary: "Each screen is a module whose display, logic, data, navigation and wiring are separate parts.",
    roles: [
      Role(
        name: "View", duty: "Owns the widgets, reports events to the Presenter, asks for nothing.",
        part: .view,
        types: [
          "GreetingViewInput", "GreetingViewController", "LoginViewInput", "LoginViewController",
          "HomeViewInput", "HomeViewController",
        ]),
      Role(
        name: "Interactor",
        duty: "Owns the business logic; knows Entities and Services, sends structures up.", part: .logic,
        types: [
          "GreetingInteractorInput", "GreetingInteractor", "LoginInteractorInput", "LoginInteractor",
          "HomeInteractorInput", "HomeInteractor",
        ]),
      Role(
        name: "Presenter", duty: "Turns events into requests and results into texts; knows no Entity.",
        part: .logic,
        types: [
          "GreetingViewOutput", "GreetingInteractorOutput", "GreetingPresenter", "LoginViewOutput",
          "LoginInteractorOutput", "LoginModuleInput", "LoginPresenter", "HomeViewOutput",
          "HomeInteractorOutput",
          "HomeModuleInput", "HomeModuleOutput", "HomePresenter",
        ]),
      Role(
        name: "Transport",
        duty: "What crosses from Interactor to Presenter and on: structures, not Entities.",
        part: .model, types: ["GreetingData", "LoggedInUser"]),
      Role(
        name: "Entity", duty: "Plain data without logic; known to Interactor and Service only.",
        part: .model, types: ["Person", "Credentials", "User", "Session"]),
      Role(
        name: "Router", duty: "Only moves: opens the next module through its Assembly, or goes back.",
        part: .navigation, types: ["LoginRouterInput", "LoginRouter", "HomeRouterInput", "HomeRouter"]),
      Role(
        name: "Service",
        duty: "Network or storage for one kind of data; known to the Interactor by protocol.",
        part: .outside,
        types: ["AuthorizationService", "HTTPAuthorizationService", "SessionService", "SessionFileService"]),
      Role(
        name: "Assembly", duty: "Only wires: builds its module and may name everything; reported apart.",
        part: .wiring, types: ["GreetingAssembly", "LoginAssembly", "HomeAssembly"]),
    ],
    arrows: [
      Arrow(from: "View", to: "Presenter", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
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
      Arrow(from: "Assembly", to: "Interactor", via: .concrete),
      Arrow(from: "Assembly", to: "Presenter", via: .concrete),
      Arrow(from: "Assembly", to: "Entity", via: .concrete),
      Arrow(from: "Assembly", to: "Router", via: .concrete),
      Arrow(from: "Assembly", to: "Service", via: .concrete),
      Arrow(from: "Assembly", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Assembly", to: Arrow.network, via: .concrete),
    ],
    terms: [
      Term(
        "VIPER-module", in: .viperBook,
        here: ["GreetingAssembly.module", "LoginAssembly.module", "HomeAssembly.module"]),
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
      Term("lower-level objects", in: .viperBook, here: [], caveat: 11),
      Term("NSManagedObject", in: .viperBook, here: ["Entity"], caveat: 4),
      Term("Plain Old NSObject", in: .viperBook, here: ["Transport"], caveat: 15),
      Term(
        "UIViewController", in: .viperBook,
        here: ["GreetingViewController", "LoginViewController", "HomeViewController"]),
      Term("DataDisplayManager", in: .viperBook, here: [], caveat: 9),
      Term("ModuleInput", in: .viperBook, here: ["LoginModuleInput", "HomeModuleInput"], caveat: 8),
      Term("ModuleOutput", in: .viperBook, here: ["HomeModuleOutput"], caveat: 8),
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
      "The Interactor checks the input; a fault goes back through its output and no request goes out.",
      "Otherwise it reports the start, and the Presenter has the View show that a request is under way.",
      "The authorization service sends the request and returns Entities or a failure.",
      "On success the session service stores the session; a transport structure goes to the Presenter.",
      "After a failure the Presenter picks the text and tells the View to show it.",
      "After a success the Router opens Home through its Assembly, and ModuleInput hands over the data.",
    ],
    claims: [
      Claim(
        id: "viper.passive-view",
        evidence: .rule(.none(.valuesAsked(by: .view, of: .logic)), .none(.boundShare)),
        side: .difference, text: "The View never asks for data; the Presenter hands it over.",
        source: .viperBook),
      Claim(
        id: "viper.router",
        evidence: .rule(
          .some(.rolesPlaying(.navigation)),
          .none(.references(from: .view, to: .type("NavigationController"), .any)),
          .none(.references(from: .logic, to: .type("NavigationController"), .any)), in: .login),
        side: .difference, text: "Only the Router moves between modules.", source: .viperBook),
      Claim(
        id: "viper.assembly", evidence: .rule(.none(.constructionsOutsideWiring)), side: .difference,
        text: "Only the Assembly puts a module together.", source: .viperBook),
      Claim(
        id: "viper.entities",
        evidence: .rule(.none(.references(from: .role("Presenter"), to: .role("Entity"), .any))),
        side: .difference,
        text: "Transport structures, never Entities, go from Interactor to Presenter.", source: .mvx),
      Claim(
        id: "viper.facade",
        evidence: .rule(
          .none(.references(from: .role("Interactor"), to: .surrounding(.network), .any)),
          .none(.references(from: .role("Interactor"), to: .surrounding(.storage), .any)), in: .login),
        side: .difference,
        text: "An Interactor reaches network and storage through Services only.", source: .viperBook),
      Claim(
        id: "viper.presenter",
        evidence: .rule(.none(.references(from: .role("Presenter"), to: .surrounding(.widgets), .any))),
        side: .difference,
        text: "A Presenter's logic is about the user interface, and independent of UIKit.", source: .mvx),
      Claim(
        id: "viper.distribution", evidence: .measured(.fewer(.largestTypeShare)), side: .pro,
        against: ["mvc", "mvp", "mvvm"],
        text: "Spreads responsibility most evenly of the four.", source: .orlov),
      Claim(
        id: "viper.cost", evidence: .measured(.more(.protocols), .fewer(.linesPerType)), side: .con,
        against: ["mvc", "mvp", "mvvm"],
        text: "Takes a great many interfaces, for types that each do little.", source: .orlov),
      Claim(
        id: "viper.testable", evidence: .measured(.more(.isolatedTests)), side: .pro,
        against: ["mvc", "mvp", "mvvm"],
        text: "Better spread, it can be tested better too.", source: .orlov),
      Claim(
        id: "viper.services", evidence: .opinion, side: .pro,
        text: "Services give work that several Interactors need a common home.", source: .viperBook),
      Claim(
        id: "viper.wireframe", evidence: .opinion, side: .pro,
        text: """
          A Wireframe that both moves and assembles breaks the single responsibility principle; Router and Assembly \
          apart do not.
          """, source: .viperBook),
      Claim(
        id: "viper.full-scheme",
        evidence: .opinion(
          tried: """
            The roles for navigation and for network in Greeting: whoever writes the example leaves a role out or does not.
            """),
        side: .pro, text: "Not every module needs all parts.", source: .viperBook),
      Claim(
        id: "viper.overwhelming", evidence: .opinion, side: .con, against: ["moda-v"],
        text: "Can overwhelm newcomers and small projects.", source: .modaV),
      Claim(
        id: "viper.speed-study", evidence: .cited, side: .pro, against: ["mvp"],
        text: "On Android faster than MVP; on maintenance the result is mixed.", source: .humeniuk),
      Claim(
        id: "viper.coupling-study", evidence: .cited, side: .pro,
        text: "The choice for low coupling among iOS patterns.", source: .sholichin),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "a protocol is named for its role"),
        text: """
          The MV(X) page's presenter knows its interactor as a provider, and its view knows the presenter as an \
          event handler. Here protocols are named for their roles.
          """),
      Caveat(
        number: 2, about: .code(test: "the interactor greets whoever is handed in"),
        text: """
          The page's Greeting interactor makes its Person itself, where data access would usually supply it. \
          Here the Person is handed in.
          """),
      Caveat(
        number: 3, about: .code(test: "only Login has routers"),
        text: "The page's Greeting has no Router, and neither has this one: there is nowhere to go."),
      Caveat(
        number: 4, about: .code(test: "entities are plain data and rise no higher than the interactor"),
        text: """
          The page calls Entities plain data, then says they are usually managed objects, which the Book lets \
          rise no higher than the Interactor. Here they are plain.
          """),
      Caveat(
        number: 5, about: .code(test: "services are a role behind the interactor"),
        text: """
          The page leaves services outside the module; the Book adds them as a layer behind the Interactor. \
          Here Service is a role.
          """),
      Caveat(
        number: 6, about: .code(test: "routers move, assemblies wire"),
        text: """
          The original pattern's Wireframe both moves and wires. The Book splits it into Router and Assembly, \
          and so does this version.
          """),
      Caveat(
        number: 7, about: .code(test: "wiring is plain code"),
        text:
          "The Book leaves assembling to the container Typhoon. Here it is plain code without a container."
      ),
      Caveat(
        number: 8, about: .code(test: "data enters Home by its input, and its end leaves by its output"),
        text: """
          ModuleInput and ModuleOutput are the Book's, for data between modules. Here Home's input carries data; \
          its output is a bare event, as Log in comes back empty and may use nothing of who left.
          """),
      Caveat(
        number: 9, about: .code(test: "a module's view is one object"),
        text: """
          The Book makes the View a layer and moves lists to a DataDisplayManager. Neither example has a list, \
          so neither has a manager.
          """),
      Caveat(
        number: 10, about: .code(test: "among the patterns that Orlov compared, his claims hold"),
        text: """
          Orlov, whose Greeting code the page shows, spoke of spread and cost among MVC, MVP, MVVM and VIPER: \
          there both claims hold. The other patterns compared with are added here.
          """),
      Caveat(
        number: 11, about: .text,
        text: """
          Entities, widgets, layout, wire and storage format, transport and session file are shared by all \
          patterns, like a domain package and a storyboard. They are not counted as VIPER's code.
          """),
      Caveat(
        number: 12, about: .code(test: "nothing is found by a name, and no link is unwrapped"),
        text: """
          The page's Swift is obsolete: string selectors, implicitly unwrapped links between parts. Only \
          its structure is used.
          """),
      Caveat(
        number: 13, about: .text,
        text: """
          The studies conflict: on maintenance Humeniuk's result, on Android, is mixed, while Sholichin et al., \
          on iOS, favour VIPER for coupling but MVVM for testability.
          """),
      Caveat(
        number: 14, about: .code(test: "a failure rises from service to presenter as it is"),
        text: """
          LoginFailure goes from Service to Presenter as it is. It holds no data: for every pattern it is a word \
          that all share, as the status texts are.
          """),
      Caveat(
        number: 15, about: .code(test: "what crosses is no entity, and a router names what it moves"),
        text: """
          The sources make no role of the structures that leave the Interactor upwards; here it is Transport, after \
          the page. A Router also names what it moves: ModuleInput, ModuleOutput, view controllers.
          """),
      Caveat(
        number: 16, about: .code(test: "Log in stays below Home and comes back cleared"),
        text: """
          Here Log in stays below Home, because a ModuleOutput needs somebody alive to receive it; MVC, MVP and \
          MVVM put Home in its place. Its fields and its message are cleared.
          """),
      Caveat(
        number: 17, about: .code(test: "a module has as many classes and protocols as the card says"),
        text: """
          Five classes and five protocols a module are proverbial. Services, structures and Assembly \
          apart, Greeting has 3 and 4, Log in 4 and 6, Home 4 and 7.
          """),
    ],
    mutants: .viper,
    advice: Advice(
      interaction: """
        The Presenter turns user actions into requests to Interactor and Router and prepares what comes back \
        for the View. Data enters a module by ModuleInput and leaves it by ModuleOutput.
        """,
      networking: """
        Give each kind of model object a Service that relies on lower objects for network and database. \
        The Interactor is a facade to them and turns stored objects into plain ones.
        """,
      source: .viperBook),
    sources: [.viperBook, .mvx, .orlov, .modaV, .humeniuk, .sholichin])
}
