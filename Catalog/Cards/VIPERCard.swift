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
        id: "viper.distribution", evidence: .measured(.fewer(.largestRoleShare)), side: .pro,
        against: Claim.allOthers,
        text: "Spreads responsibility more evenly than the others.", source: .orlov),
      Claim(
        id: "viper.cost", evidence: .measured(.more(.types), .more(.protocols), .more(.files), .more(.lines)),
        side: .con, against: Claim.allOthers,
        text: "Takes a great many interfaces, for types that each do little.", source: .orlov),
      Claim(
        id: "viper.passive-view", evidence: .measured(.none(.valuesAsked(by: .view, of: .logic))),
        side: .difference,
        text: "Rule: the View only reports events; what it shows is handed to it.", source: .viperBook),
      Claim(
        id: "viper.router",
        evidence: .measured(
          .none(.constructions(by: .role("Router"))), .some(.rolesPlaying(.navigation)), in: .login),
        side: .pro,
        text: "Moving between modules is a job of its own, the Router's.", source: .viperBook),
      Claim(
        id: "viper.assembly", evidence: .measured(.none(.constructionsOutsideWiring)), side: .pro,
        text: "Wiring a module is a job of its own, the Assembly's.", source: .viperBook),
      Claim(
        id: "viper.entities",
        evidence: .measured(.none(.references(from: .role("Presenter"), to: .role("Entity"), .any))),
        side: .difference,
        text: "Rule: transport structures, never Entities, go from Interactor to Presenter.", source: .mvx),
      Claim(
        id: "viper.services", evidence: .opinion, side: .pro,
        text: "Services give work that several Interactors need a common home.", source: .viperBook),
      Claim(
        id: "viper.full-scheme", evidence: .opinion, side: .pro,
        text: "A module need not have every part; the full scheme is for complex ones.",
        source: .viperBook),
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
        number: 1,
        text: """
          The MV(X) page's presenter knows its interactor as a provider, and its view knows the presenter as an \
          event handler. Here protocols are named for their roles.
          """),
      Caveat(
        number: 2,
        text: """
          The page's Greeting interactor makes its Person itself, where data access would usually supply it. \
          Here the Person is handed in.
          """),
      Caveat(
        number: 3,
        text: "The page's Greeting has no Router, and neither has this one: there is nowhere to go."),
      Caveat(
        number: 4,
        text: """
          The page calls Entities plain data, then says they are usually managed objects, which the Book lets \
          rise no higher than the Interactor. Here they are plain.
          """),
      Caveat(
        number: 5,
        text: """
          The page leaves services outside the module; the Book adds them as a layer behind the Interactor. \
          Here Service is a role.
          """),
      Caveat(
        number: 6,
        text: """
          The original pattern's Wireframe both moves and wires. The Book splits it into Router and Assembly, \
          and so does this version.
          """),
      Caveat(
        number: 7,
        text:
          "The Book leaves assembling to the container Typhoon. Here it is plain code without a container."
      ),
      Caveat(
        number: 8,
        text: """
          ModuleInput and ModuleOutput are the Book's addition; the original is silent on data between modules. \
          Here Login has them.
          """),
      Caveat(
        number: 9,
        text: """
          The Book makes the View a layer and moves lists to a DataDisplayManager. Neither example has a list, \
          so neither has a manager.
          """),
      Caveat(
        number: 10,
        text: """
          The claims of even spread and high cost are from Orlov, whose Greeting code the page shows. He compared \
          MVC, MVP and MVVM; here MODA-V is compared too.
          """),
      Caveat(
        number: 11,
        text: """
          Entities, widgets, layout, wire format and storage format are shared by all patterns, like a domain \
          package and a storyboard. They are not counted as VIPER's code.
          """),
      Caveat(
        number: 12,
        text: """
          The page's Swift is obsolete: string selectors, implicitly unwrapped links between parts. Only its \
          structure is used.
          """),
      Caveat(
        number: 13,
        text: """
          The studies conflict: on maintenance Humeniuk's result, on Android, is mixed, while Sholichin et al., \
          on iOS, favour VIPER for coupling but MVVM for testability.
          """),
      Caveat(
        number: 14,
        text: """
          LoginFailure goes from Service to Presenter as it is. It holds no data: for every pattern it is a word \
          that all share, as the status texts are.
          """),
      Caveat(
        number: 15,
        text: """
          The sources name no role for the structures that cross from the Interactor upwards; here it is Transport. \
          A Router also names what it moves: ModuleInput, ModuleOutput and view controllers.
          """),
      Caveat(
        number: 16,
        text: """
          Alone among the patterns VIPER keeps Log in below Home, because a ModuleOutput needs somebody alive to \
          receive it. Its fields and its message are cleared.
          """),
    ],
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
