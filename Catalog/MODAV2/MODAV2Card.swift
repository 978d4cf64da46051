import Measures

extension Card {
  /// The card of Model-Orchestrator-Delegate-Adapter-View in its protocol form.
  public static let modaV2 = Card(
    id: "moda-v2", name: "MODA-V2", module: "MODAV2",
    summary: "MODA-V with one change: the view knows its orchestrator only by a protocol.",
    roles: [
      Role(
        name: "Model",
        duty: "The data of the application, and what screens share of it; knows no other role.",
        part: .model, types: ["NotesModel", "NotesObserver"] + Self.sharedEntities),
      Role(
        name: "Orchestrator",
        duty: "As in MODA-V, but the View knows it by a protocol that it conforms to.",
        part: .logic,
        types: [
          "GreetingOrchestratorDelegate", "GreetingOrchestrator", "LoginOrchestratorDelegate",
          "LoginOrchestrator", "HomeOrchestratorDelegate", "HomeOrchestrator",
          "NoteListOrchestratorDelegate", "NoteListOrchestrator", "NoteDetailOrchestratorDelegate",
          "NoteDetailOrchestrator", "NoteEditorOrchestratorDelegate", "NoteEditorOrchestrator",
          "BannerOrchestratorDelegate", "BannerOrchestrator", "NoteDetailDelegate", "NoteEditorDelegate",
          "BannerDelegate",
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
        duty:
          "Near-stateless: owns widgets, knows the Orchestrator's protocol, conforms to the Delegate.",
        part: .view,
        types: [
          "GreetingViewController", "LoginViewController", "HomeViewController", "NoteListViewController",
          "NoteDetailViewController", "NoteEditorViewController", "BannerViewController",
        ]),
    ],
    arrows: [
      Arrow(from: "View", to: "Orchestrator", via: .protocol),
      Arrow(from: "View", to: "Delegate", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Orchestrator", to: "Delegate", via: .protocol),
      Arrow(from: "Delegate", to: "Orchestrator", via: .protocol),
      Arrow(from: "Orchestrator", to: "Adapter", via: .protocol),
      Arrow(from: "Orchestrator", to: "Model", via: .concrete),
      Arrow(from: "Adapter", to: "Model", via: .concrete),
      Arrow(from: "Adapter", to: Arrow.network, via: .concrete),
      Arrow(from: "Adapter", to: Arrow.storage, via: .concrete),
    ],
    prohibitions: [
      Prohibition(
        "The Orchestrator conforms to a protocol, by which the View interacts with it.", in: .modaV,
        forbids: .references(from: .view, to: .logic, .concrete))
    ],
    terms: [
      Term("Model", in: .modaV, here: ["Model"], caveat: 6),
      Term("Orchestrator", in: .modaV, here: ["Orchestrator"]),
      Term("Delegate", in: .modaV, here: ["Delegate"]),
      Term("Adapter", in: .modaV, here: ["Adapter"]),
      Term("View", in: .modaV, here: ["View"]),
      Term("API (Network Adapter)", in: .modaV, here: ["NetworkAdapting", "NetworkAdapter"], caveat: 5),
      Term("database access", in: .modaV, here: ["StorageAdapting", "StorageAdapter"], caveat: 5),
      Term(
        "View Delegate", in: .modaV, here: ["LoginOrchestratorDelegate", "LoginViewDelegate"], caveat: 4),
      Term("Orchestrator Delegate", in: .modaV, here: .ofScreens("OrchestratorDelegate"), caveat: 4),
      Term("LoginViewController", in: .modaV, here: ["LoginViewController"]),
      Term("LoginOrchestrator", in: .modaV, here: ["LoginOrchestrator"]),
      Term("orchestrator", in: .modaV, here: ["LoginViewController.orchestrator"], caveat: 1),
      Term("performLogin", in: .modaV, here: ["LoginOrchestratorDelegate.logIn"], caveat: 1),
      Term("NetworkAdapter", in: .modaV, here: ["NetworkAdapter"]),
      Term("viewDelegate", in: .modaV, here: ["LoginOrchestrator.viewDelegate"]),
      Term("loginSucceeded", in: .modaV, here: ["LoginViewDelegate.loginSucceeded"], caveat: 6),
      Term("loginFailed", in: .modaV, here: ["LoginViewDelegate.loginFailed"], caveat: 6),
      Term("Delegate (protocol)", in: .modaV, here: .ofScreens("OrchestratorDelegate"), caveat: 9),
      Term(
        "UserOrchestratorDelegate", in: .modaVSamples, here: .ofScreens("OrchestratorDelegate"),
        caveat: 4),
      Term("UserViewDelegate", in: .modaVSamples, here: .ofScreens("ViewDelegate"), caveat: 4),
      Term("viewDelegate", in: .modaVSamples, here: ["LoginOrchestrator.viewDelegate"], caveat: 3),
      Term("UserAPIDelegate", in: .modaVSamples, here: ["NetworkAdapting"], caveat: 4),
      Term(
        "getUsers", in: .modaVSamples,
        here: ["NoteListOrchestratorDelegate.refresh", "NotesNetworkAdapting.notes"]),
      Term(
        "didFetchedSuccessfully", in: .modaVSamples, here: ["NoteListViewDelegate.notesChanged"]),
      Term("adapter", in: .modaVSamples, here: ["LoginOrchestrator.network"], caveat: 2),
      Term("UserAPIManager", in: .modaVSamples, here: ["NetworkAdapter"], caveat: 2),
      Term("UserAPIRouter", in: .modaVSamples, here: [], caveat: 7),
      Term("UserOrchestrator", in: .modaVSamples, here: ["LoginOrchestrator"]),
      Term("UserViewController", in: .modaVSamples, here: ["LoginViewController"], caveat: 3),
    ],
    workflow: [
      "At a tap on `logIn` the View calls LoginOrchestratorDelegate with both inputs.",
      "LoginOrchestrator checks the inputs; if a check fails, it calls `loginFailed` with a message.",
      "Otherwise it calls `loginStarted` on LoginViewDelegate and asks NetworkAdapter to log in.",
      "NetworkAdapter sends the request, reads the response and returns a session or a failure.",
      "On success LoginOrchestrator stores the session through StorageAdapter.",
      "Then it calls `loginSucceeded` with the orchestrator of Home, and the View navigates to Home.",
      "On failure it calls `loginFailed` with a message for the user, which the View shows.",
    ],
    claims: [
      Claim(
        id: "moda-v2.forwards", evidence: .opinion, side: .difference,
        text: "The View merely forwards the user input.", source: .modaV),
      Claim(
        id: "moda-v2.cost", evidence: .opinion, side: .con,
        against: ["moda-v"],
        text: "The direct form is ideal for simpler scenarios, where ease of implementation comes first.",
        source: .modaV),
      Claim(
        id: "moda-v2.coupling", evidence: .opinion, side: .pro,
        against: ["moda-v"], text: "An extra layer of abstraction fosters a loosely coupled system.",
        source: .modaV),
      Claim(
        id: "moda-v2.change", evidence: .change, side: .pro, against: ["moda-v"],
        text: "Modifying or extending becomes easier, without extensive changes in the View.",
        source: .modaV),
      Claim(
        id: "moda-v2.flexible", evidence: .change, side: .pro, against: ["moda-v"],
        text: "The protocol significantly boosts flexibility and scalability.", source: .modaV),
      Claim(
        id: "moda-v2.larger", evidence: .opinion, side: .pro, against: ["moda-v"],
        text: "Advantageous for larger projects, or where adaptability and extensive testing matter most.",
        source: .modaV),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "the view knows its orchestrator by a protocol only"),
        text: """
          The README prints the same sample call for its two versions. Its text decides here: the View knows the \
          Orchestrator's type in MODA-V and a protocol in MODA-V2.
          """),
      Caveat(
        number: 2, about: .code(test: "the orchestrator reaches outside by its adapters only"),
        text: """
          In the author's UIKit sample of V2 the Orchestrator calls a singleton instead of its adapter. Here it \
          calls only its adapters.
          """),
      Caveat(
        number: 3, about: .code(test: "a view creates no orchestrator"),
        text: """
          In that sample the View creates the Orchestrator and sets its viewDelegate, so it names the type. Here \
          it receives the Orchestrator, and the protocol declares viewDelegate.
          """),
      Caveat(
        number: 4, about: .code(test: "each delegate is named for the type that conforms to it"),
        text: """
          Names follow diagram and sample: a delegate is named for the type that conforms, in Cocoa for the \
          caller. The README's text says View Delegate for calls in both directions.
          """),
      Caveat(
        number: 5, about: .code(test: "Greeting has no adapter"),
        text: """
          The README says API and Adapter for the same role, which is Adapter here. Greeting has none, because it \
          uses neither network nor storage.
          """),
      Caveat(
        number: 6, about: .text,
        text: """
          Claims and caveats of the README about both versions are on MODA-V's card and are not repeated here.
          """),
      Caveat(
        number: 7, about: .text,
        text: """
          All patterns share widgets, layout, entities, transport, store, wire and storage format, as they would \
          a package. None counts as MODA-V2's code; the sample's UserAPIRouter is the shared LoginWire.
          """),
      Caveat(
        number: 8, about: .text,
        text: """
          Every claim here is the inventor's. The studies cited for other patterns contradict one another, and \
          none covers MODA-V2.
          """),
      Caveat(
        number: 9, about: .code(test: "each delegate is named for the type that conforms to it"),
        text: """
          The author files both protocols under Delegate. Here LoginOrchestratorDelegate counts as part of the \
          Orchestrator, so that the View's calls to it count as in the other patterns.
          """),
      Caveat(
        number: 10, about: .code(test: "an orchestrator tells another by a protocol"),
        text: """
          As in MODA-V, Orchestrators tell one another by protocols named for the caller. Only one that makes \
          another names its type.
          """),
    ],
    mutants: .modaV2, brokenRule: .modaV2,
    advice: Advice(
      interaction: """
        Let the View call the Orchestrator by a protocol in a large project, or where testing and \
        adaptability are crucial. The direct form is enough for simple scenarios.
        """,
      state: "As for MODA-V: in Orchestrator and Model; a View's state is derived from theirs.",
      errors: "As for MODA-V: the Orchestrator handles every error and turns it into a message for the user.",
      networking: "As for MODA-V: all network and storage access in Adapters with a small interface.",
      source: .modaV),
    sources: [.modaV, .modaVSamples])
}
