import Measures

extension Card {
  /// The card of Model-Orchestrator-Delegate-Adapter-View in its protocol form.
  public static let modaV2 = Card(
    id: "moda-v2", name: "MODA-V2", module: "MODAV2",
    summary: "MODA-V with one change: the view knows its orchestrator only through a protocol.",
    roles: [
      Role(
        name: "Model", duty: "The data of the application; knows nobody.", part: .model,
        types: Self.sharedEntities),
      Role(
        name: "Orchestrator",
        duty: "As in MODA-V, behind a protocol of its own that the View calls.", part: .logic,
        types: [
          "GreetingOrchestrating", "GreetingOrchestrator", "LoginOrchestrating", "LoginOrchestrator",
          "HomeOrchestrating", "HomeOrchestrator",
        ]),
      Role(
        name: "Delegate", duty: "Protocol by which the Orchestrator answers; the View conforms to it.",
        part: .view, types: ["GreetingDelegate", "LoginDelegate", "HomeDelegate"]),
      Role(
        name: "Adapter", duty: "Owns all network or storage access; known to the Orchestrator by protocol.",
        part: .outside, types: ["NetworkAdapting", "NetworkAdapter", "StorageAdapting", "StorageAdapter"]),
      Role(
        name: "View",
        duty: "Stateless: owns the widgets, knows a protocol of the Orchestrator, is the Delegate.",
        part: .view, types: ["GreetingViewController", "LoginViewController", "HomeViewController"]),
    ],
    arrows: [
      Arrow(from: "View", to: "Orchestrator", via: .protocol),
      Arrow(from: "View", to: "Delegate", via: .protocol),
      Arrow(from: "View", to: "Model", via: .concrete),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Orchestrator", to: "Delegate", via: .protocol),
      Arrow(from: "Delegate", to: "Model", via: .concrete),
      Arrow(from: "Orchestrator", to: "Adapter", via: .protocol),
      Arrow(from: "Orchestrator", to: "Model", via: .concrete),
      Arrow(from: "Adapter", to: "Model", via: .concrete),
      Arrow(from: "Adapter", to: Arrow.network, via: .concrete),
      Arrow(from: "Adapter", to: Arrow.storage, via: .concrete),
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
        "View Delegate", in: .modaV,
        here: ["GreetingOrchestrating", "LoginOrchestrating", "HomeOrchestrating"], caveat: 4),
      Term(
        "Delegate (protocol)", in: .modaV,
        here: ["GreetingOrchestrating", "LoginOrchestrating", "HomeOrchestrating"], caveat: 4),
      Term("LoginViewController", in: .modaV, here: ["LoginViewController"]),
      Term("LoginOrchestrator", in: .modaV, here: ["LoginOrchestrator"]),
      Term("orchestrator", in: .modaV, here: ["LoginViewController.orchestrator"], caveat: 1),
      Term("performLogin", in: .modaV, here: ["LoginOrchestrating.logIn"], caveat: 1),
      Term("NetworkAdapter", in: .modaV, here: ["NetworkAdapter"]),
      Term("viewDelegate", in: .modaV, here: ["LoginOrchestrator.delegate"]),
      Term("loginSucceeded", in: .modaV, here: ["LoginDelegate.loginSucceeded"]),
      Term(
        "loginFailed", in: .modaV, here: ["LoginDelegate.loginEnded", "LoginDelegate.passwordRejected"],
        caveat: 6),
    ],
    workflow: [
      "At a tap on `logIn` the View calls `LoginOrchestrating`, not knowing who conforms to it.",
      "LoginOrchestrator checks the input; if a check fails, LoginDelegate takes the message back.",
      "Otherwise it reports through LoginDelegate that a request is under way and calls NetworkAdapter.",
      "NetworkAdapter sends the request, reads the answer and returns a result.",
      "On success LoginOrchestrator has StorageAdapter keep the session and hands over the user.",
      "On failure it turns the technical error into a message a user understands.",
      "LoginDelegate carries the outcome to the View, which shows the text or moves on to Home.",
    ],
    claims: [
      Claim(
        id: "moda-v2.loose", evidence: .rule(.none(.references(from: .view, to: .logic, .concrete))),
        side: .difference,
        text: "The View knows its Orchestrator by a protocol alone.", source: .modaV),
      Claim(
        id: "moda-v2.cost", evidence: .measured(.more(.protocols)), side: .con, against: ["moda-v"],
        text: "Another layer of abstraction: the direct way is the one for ease and speed.", source: .modaV),
      Claim(
        id: "moda-v2.change",
        evidence: .waiting(for: "a record of changes; one that touches the logic alone would tell"),
        side: .pro, against: ["moda-v"],
        text: "Logic can be changed or extended without extensive change to the view.", source: .modaV),
      Claim(
        id: "moda-v2.larger", evidence: .opinion, side: .pro, against: ["moda-v"],
        text: "Of most use to larger projects, where testing and the future weigh more.", source: .modaV),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "the view knows its orchestrator by a protocol only"),
        text: """
          The MODA-V README's sample call is identical in its two versions. Its prose decides here: the View knows the \
          Orchestrator's type in MODA-V and a protocol in MODA-V2.
          """),
      Caveat(
        number: 2, about: .code(test: "the orchestrator reaches outside by its adapters only"),
        text: """
          The Orchestrator of the author's UIKit sample of V2 calls a singleton past the adapter it was given. \
          Here it calls its adapters only.
          """),
      Caveat(
        number: 3, about: .code(test: "a view makes no orchestrator"),
        text: """
          In that sample the view controller also creates the concrete Orchestrator, so it still knows the type. \
          Here MODAV2Pattern or another Orchestrator makes it, never a View.
          """),
      Caveat(
        number: 4, about: .code(test: "a delegate is for answers only"),
        text: """
          The MODA-V README says Delegate for the protocols of both directions. Here Delegate means the answers; \
          `LoginOrchestrating` is part of the Orchestrator's role.
          """),
      Caveat(
        number: 5, about: .code(test: "only Login has adapters"),
        text: """
          The MODA-V README says API and Adapter for the same role, which is Adapter here. Greeting has none, as nothing \
          outside the program is involved.
          """),
      Caveat(
        number: 6, about: .text,
        text: """
          What the MODA-V README claims for MODA-V as such it claims for both versions. Those claims and caveats stand \
          on MODA-V's card and are not repeated here.
          """),
      Caveat(
        number: 7, about: .text,
        text: """
          Widgets, layout, entities, wire format and storage format are shared by all patterns, like a storyboard \
          and a domain package. They are not counted as MODA-V2's code.
          """),
      Caveat(
        number: 8, about: .text,
        text: """
          Every claim here is the inventor's. The studies cited for other patterns conflict with one another, \
          and none covers MODA-V2.
          """),
    ],
    mutants: .modaV2,
    advice: Advice(
      interaction: """
        Let the View reach the Orchestrator through a protocol where a project is large or has to be tested \
        and adapted much; otherwise the direct form will do.
        """,
      state: "As for MODA-V: in Orchestrator and Model, with views that only show what is derived from them.",
      errors: "As for MODA-V: the Orchestrator handles every error and words it for the user.",
      networking: "As for MODA-V: all of it in Adapters, behind a small interface.",
      source: .modaV),
    sources: [.modaV])
}
