import Measures

extension Card {
  /// The card of Model-View-Presenter with a passive view.
  public static let mvp = Card(
    id: "mvp", name: "MVP", module: "MVP",
    summary: "A presenter free of widgets decides everything and tells a passive view what to show.",
    roles: [
      Role(
        name: "Model", duty: "Checks, request and session; known to the Presenter alone.", part: .model,
        types: ["LoginModel", "LoginClient", "SessionStore"] + Self.sharedEntities),
      Role(
        name: "View", duty: "Passive: owns the widgets, knows the Presenter by protocol and no Model.",
        part: .view,
        types: [
          "GreetingView", "GreetingViewController", "LoginView", "LoginViewController", "HomeView",
          "HomeViewController",
        ]),
      Role(
        name: "Presenter", duty: "Owns texts and flow; knows the Model and, weakly, the View's protocol.",
        part: .logic,
        types: [
          "GreetingPresenting", "GreetingPresenter", "LoginPresenting", "LoginPresenter", "HomePresenting",
          "HomePresenter",
        ]),
    ],
    arrows: [
      Arrow(from: "View", to: "Presenter", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Presenter", to: "View", via: .protocol),
      Arrow(from: "Presenter", to: "Model", via: .concrete),
      Arrow(from: "Model", to: Arrow.network, via: .concrete),
      Arrow(from: "Model", to: Arrow.storage, via: .concrete),
    ],
    terms: [
      Term("Model", in: .mvx, here: ["Model"]),
      Term("data access layer", in: .mvx, here: ["LoginClient", "SessionStore"], caveat: 4),
      Term("Person", in: .mvx, here: ["Person"]),
      Term("PersonDataProvider", in: .mvx, here: ["LoginClient", "SessionStore"], caveat: 4),
      Term("View", in: .mvx, here: ["View"]),
      Term("Presenter", in: .mvx, here: ["Presenter"]),
      Term("GreetingView", in: .mvx, here: ["GreetingView"]),
      Term("setGreeting", in: .mvx, here: ["GreetingView.setGreeting"]),
      Term("GreetingViewPresenter", in: .mvx, here: ["GreetingPresenting"], caveat: 3),
      Term(
        "init(view:person:)", in: .mvx, here: ["GreetingPresenting.attach", "GreetingPresenter.init"],
        caveat: 3),
      Term("showGreeting", in: .mvx, here: ["GreetingPresenting.showGreeting"]),
      Term("GreetingPresenter", in: .mvx, here: ["GreetingPresenter"]),
      Term("view", in: .mvx, here: ["GreetingPresenter.view"], caveat: 1),
      Term("GreetingViewController", in: .mvx, here: ["GreetingViewController"]),
      Term("presenter", in: .mvx, here: ["GreetingViewController.presenter"], caveat: 2),
      Term("didTapButton", in: .mvx, here: ["GreetingViewController.didTapShowGreeting"], caveat: 5),
      Term("Assembling of MVP", in: .mvx, here: [], caveat: 6),
      Term("Presenter", in: .modaV, here: ["Presenter"]),
      Term("external interactions", in: .modaV, here: ["LoginClient", "SessionStore"], caveat: 4),
    ],
    workflow: [
      "At a tap on `logIn` LoginViewController, the View, passes both inputs to LoginPresenter.",
      "LoginPresenter has the Model check the input.",
      "If a check fails, the Presenter hands the View the message and no request goes out.",
      "Otherwise it tells the View that a request is under way and has the Model send it.",
      "The Model reads the answer and, on success, stores the session.",
      "The Presenter makes a failure a text, or a presenter for Home after a success, and tells the View.",
      "The View sets its widgets to what it was told, or shows Home, and asks nothing back.",
      "Cancel, or a closed window, ends the Presenter's task; a late answer changes nothing.",
    ],
    claims: [
      Claim(
        id: "mvp.no-model", evidence: .rule(.none(.references(from: .view, to: .model, .any))),
        side: .difference, text: "The View does not know the Model.", source: .mvx),
      Claim(
        id: "mvp.life-cycle",
        evidence: .rule(.none(.membersNamed(by: .logic, of: .type("ViewController")))),
        side: .difference, text: "The Presenter stays out of the view controller's life cycle.",
        source: .mvx),
      Claim(
        id: "mvp.testable", evidence: .measured(.more(.testsWithoutWidgets)), side: .pro,
        against: ["mvc"],
        text: "Tests can run the presentation logic with no view present.", source: .mvx),
      Claim(
        id: "mvp.lighter",
        evidence: .measured(.fewer(.largest(.fanOut, of: .view)), .fewer(.largest(.members, of: .view))),
        side: .pro, against: ["mvc"],
        text: "The controller is relieved of part of its load.", source: .mvx),
      Claim(
        id: "mvp.presenter-load", evidence: .opinion, side: .con, against: ["moda-v"],
        text: "In practice the Presenter risks taking on too much.", source: .modaV),
      Claim(
        id: "mvp.outside", evidence: .opinion, side: .con, against: ["moda-v"],
        text: "In practice network and storage are often handled in the Presenter.", source: .modaV),
      Claim(
        id: "mvp.quality-study", evidence: .cited, side: .pro, against: ["mvc"],
        text:
          "On Android ahead of MVC in quality attributes; neither it nor MVVM leads overall.",
        source: .lou),
      Claim(
        id: "mvp.speed-study", evidence: .cited, side: .con, against: ["viper"],
        text: "On Android slower than VIPER; on maintenance the result is mixed.", source: .humeniuk),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "a late answer finds no view and does no harm"),
        text: """
          The MV(X) page's presenter holds its view unowned, so a late answer to a closed screen would crash. \
          Here the reference is weak.
          """),
      Caveat(
        number: 2, about: .code(test: "a view takes its presenter in its initialiser"),
        text: """
          The page's view is built first and waits for an implicitly unwrapped presenter. Here the view takes \
          its presenter in the initialiser.
          """),
      Caveat(
        number: 3, about: .code(test: "a presenter's protocol has attach and events, and no initialiser"),
        text: """
          The page's presenter protocol prescribes an initialiser with view and Person, which a double would \
          have to repeat. Here the protocol has `attach` and events.
          """),
      Caveat(
        number: 4, about: .code(test: "network and storage are the model's"),
        text: """
          The MODA-V README finds network code in presenters. Here it is the Model's, where the page puts \
          access to data.
          """),
      Caveat(
        number: 5, about: .code(test: "nothing is found by a name"),
        text: """
          The page's Swift is obsolete: it names selectors by strings, for instance. Only its structure is \
          used, and nothing is found by a name.
          """),
      Caveat(
        number: 6, about: .text,
        text: """
          Widgets, layout, entities, wire format and storage format are shared by all patterns, and \
          MVPPattern, which assembles the parts, plays no role. None of it is counted as MVP's code.
          """),
      Caveat(
        number: 7, about: .text,
        text: """
          The studies conflict and differ in aim: Lou puts MVP ahead of MVC, Källström prefers MVC for small \
          apps, Humeniuk has VIPER faster. All three studied Android.
          """),
      Caveat(
        number: 8, about: .code(test: "the model is known by its type, the transport by its protocol"),
        text: """
          The Model is known by its type; the seam for tests is the transport below it. A team that injects a \
          protocol there gains a double and pays with a type.
          """),
      Caveat(
        number: 9, about: .code(test: "the presenter needs no widget, but in Login network and disk"),
        text: """
          The Presenter needs no widget in either example. In Login it needs network and disk, through a \
          Model known by its type; that alone makes mvp.testable mixed.
          """),
      Caveat(
        number: 10, about: .code(test: "a presenter has attach beside its view"),
        text: """
          The Presenter gets its view by `attach`, one member more than a property that can be set. Figures of a \
          handful of members turn on such things.
          """),
    ],
    mutants: .mvp,
    advice: Advice(
      interaction: """
        The presenter takes its data from the Model and updates the view; between view and Model there is no \
        dependency.
        """,
      networking: "Access to data belongs to the Model's layer, next to the domain data.",
      source: .mvx),
    sources: [.mvx, .modaV, .lou, .humeniuk, .kallstrom])
}
