import Measures

extension Card {
  /// The card of Model-View-ViewModel with a view bound to observable state.
  public static let mvvm = Card(
    id: "mvvm", name: "MVVM", module: "MVVM",
    summary: "A view model that knows no view offers observable state, and the view binds itself to it.",
    roles: [
      Role(
        name: "Model", duty: "Checks, request and session; known to the ViewModel alone.", part: .model,
        types: ["LoginModel", "LoginClient", "SessionStore"] + Self.sharedEntities),
      Role(
        name: "View", duty: "Owns the widgets, knows the ViewModel by protocol and binds them to its state.",
        part: .view, types: ["GreetingViewController", "LoginViewController", "HomeViewController"]),
      Role(
        name: "ViewModel", duty: "Owns the state to show; knows the Model and no view, not even by protocol.",
        part: .logic,
        types: [
          "GreetingViewModeling", "GreetingViewModel", "LoginViewModeling", "LoginViewModel",
          "HomeViewModeling", "HomeViewModel",
        ]),
    ],
    arrows: [
      Arrow(from: "View", to: "ViewModel", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "ViewModel", to: "Model", via: .concrete),
      Arrow(from: "Model", to: Arrow.network, via: .concrete),
      Arrow(from: "Model", to: Arrow.storage, via: .concrete),
    ],
    terms: [
      Term("Model", in: .mvx, here: ["Model"]),
      Term("data access layer", in: .mvx, here: ["LoginClient", "SessionStore"]),
      Term("Person", in: .mvx, here: ["Person"]),
      Term("PersonDataProvider", in: .mvx, here: ["LoginClient", "SessionStore"]),
      Term("View", in: .mvx, here: ["View"]),
      Term("ViewModel", in: .mvx, here: ["ViewModel"]),
      Term(
        "binding", in: .mvx,
        here: [
          "GreetingViewController.updateProperties", "LoginViewController.updateProperties",
          "HomeViewController.updateProperties",
        ], caveat: 4),
      Term("GreetingViewModelProtocol", in: .mvx, here: ["GreetingViewModeling"], caveat: 1),
      Term("greeting", in: .mvx, here: ["GreetingViewModeling.greeting"]),
      Term("greetingDidChange", in: .mvx, here: ["GreetingViewController.updateProperties"], caveat: 1),
      Term("showGreeting", in: .mvx, here: ["GreetingViewModeling.showGreeting"]),
      Term("GreetingViewModel", in: .mvx, here: ["GreetingViewModel"]),
      Term("GreetingViewController", in: .mvx, here: ["GreetingViewController"]),
      Term("viewModel", in: .mvx, here: ["GreetingViewController.viewModel"], caveat: 6),
      Term("Assembling of MVVM", in: .mvx, here: [], caveat: 7),
      Term("ViewModel", in: .modaV, here: ["ViewModel"]),
      Term(
        "data binding", in: .modaV,
        here: [
          "GreetingViewController.updateProperties", "LoginViewController.updateProperties",
          "HomeViewController.updateProperties",
        ], caveat: 4),
    ],
    workflow: [
      "LoginViewController, the View, reads LoginViewModel in `updateProperties()` and is so bound to it.",
      "Every edit goes into the ViewModel at once; a tap on `logIn` is passed on without inputs.",
      "LoginViewModel has the Model check the input; if a check fails, its status changes and that is all.",
      "Otherwise its state says that a request is under way, and the Model sends it.",
      "The Model reads the answer and, on success, stores the session.",
      "LoginViewModel changes its state: a status text, or a view model for Home.",
      "Observation notices the change and `updateProperties()` runs again.",
      "The View copies the new state into its widgets, or shows Home.",
    ],
    claims: [
      Claim(
        id: "mvvm.unaware", evidence: .rule(.none(.references(from: .logic, to: .view, .any))),
        side: .difference, text: "The ViewModel has no knowledge of any view.", source: .mvx),
      Claim(
        id: "mvvm.binding", evidence: .rule(.all(.boundShare)), side: .difference,
        text: "The view follows the ViewModel's state by binding.", source: .mvx),
      Claim(
        id: "mvvm.one-to-many",
        evidence: .waiting(for: "an example that shows one state in two places; neither has one"),
        side: .pro, against: ["mvp"], text: "One ViewModel can serve many views.", source: .mvx),
      Claim(
        id: "mvvm.lighter",
        evidence: .measured(.fewer(.largest(.fanOut, of: .view)), .fewer(.largest(.members, of: .view))),
        side: .pro, against: ["mvc"],
        text: "Binding takes load off the controller.", source: .mvx),
      Claim(
        id: "mvvm.binding-tie", evidence: .opinion, side: .con, against: ["moda-v"],
        text: "Binding can sometimes tie the ViewModel closely to its view.", source: .modaV),
      Claim(
        id: "mvvm.bloat", evidence: .opinion, side: .con, against: ["moda-v"],
        text: "The ViewModel can swell as MVC's controller can.", source: .modaV),
      Claim(
        id: "mvvm.outside", evidence: .opinion, side: .con, against: ["moda-v"],
        text: "Network and storage are often handled in the ViewModel.", source: .modaV),
      Claim(
        id: "mvvm.quality-study", evidence: .cited, side: .pro, against: ["mvc"],
        text:
          "On Android ahead of MVC in quality attributes; neither it nor MVP leads overall.",
        source: .lou),
      Claim(
        id: "mvvm.testability-studies", evidence: .cited, side: .pro,
        text: "The choice for testability among iOS patterns.", source: .sholichin),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "the view binds through Observation, behind a protocol"),
        text: """
          The MV(X) page's view model, behind a protocol, announces changes through one closure. Here the \
          protocol stays and the view binds through Observation.
          """),
      Caveat(
        number: 2, about: .code(test: "two windows on one view model show the same"),
        text: """
          That one closure serves the last view that set it, which defeats the page's own one-to-many relation. \
          Observation serves any number of views.
          """),
      Caveat(
        number: 3, about: .code(test: "two windows on one view model show the same"),
        text: """
          The page calls the relation of view and view model 1 to n without saying which is many. It is read \
          here as one view model for many views.
          """),
      Caveat(
        number: 4, about: .code(test: "state flows by binding, input by calls and assignments"),
        text: """
          The page defines binding as two-way and then gives a one-way example. Here state flows to the view \
          by binding, and input flows back by calls and plain assignments.
          """),
      Caveat(
        number: 5, about: .code(test: "a tap goes to the view, which passes it on"),
        text: """
          The page's button targets the view model itself, so a widget is wired past the view. Here the view \
          receives the tap and passes it on.
          """),
      Caveat(
        number: 6,
        about: .code(test: "a view takes its view model in its initialiser, and nothing is found by a name"),
        text: """
          The page's Swift is obsolete: string selectors, an implicitly unwrapped view model. Only its structure \
          is used, with injection by initialiser.
          """),
      Caveat(
        number: 7, about: .text,
        text: """
          Widgets, layout, entities, wire format and storage format are shared by all patterns, and \
          MVVMPattern, which assembles the parts, plays no role. None of it is counted as MVVM's code.
          """),
      Caveat(
        number: 8, about: .text,
        text: """
          The studies conflict: Lou and Sholichin et al. see better testability, Andrade et al. no effect on \
          test effectiveness. Only Sholichin et al. studied iOS.
          """),
      Caveat(
        number: 9, about: .code(test: "the model is known by its type, the transport by its protocol"),
        text: """
          The Model is known by its type; the seam for tests is the transport below it. A team that injects a \
          protocol there gains a double and pays with a type.
          """),
      Caveat(
        number: 10, about: .code(test: "two windows on one view model show the same"),
        text: """
          That the ViewModel names no view is all that figures can say of mvvm.one-to-many. That one \
          serves two views takes a unit test to show.
          """),
      Caveat(
        number: 11, about: .text,
        text: """
          The study of test-effectiveness measured tests that projects had. Here one hand wrote all tests, and completed \
          them against these very mutants: that they come out equal is no replication.
          """),
    ],
    mutants: .mvvm,
    advice: Advice(
      interaction: """
        Let data binding carry data between view and view model; a property observer is a simple one-way \
        form of it.
        """,
      networking: "Access to data belongs to the Model's layer, next to the domain data.",
      source: .mvx),
    sources: [.mvx, .modaV, .lou, .sholichin, .andrade])
}
