import Measures

extension Card {
  /// The card of Model-View-Presenter with a passive view.
  public static let mvp = Card(
    id: "mvp", name: "MVP", module: "MVP",
    summary: "A presenter without widgets holds the logic and updates a passive view through its protocol.",
    roles: [
      Role(
        name: "Model",
        duty: "Owns the notes, checks, sends requests, stores the session; the Presenter knows it.",
        part: .model,
        types: ["LoginModel", "LoginClient", "SessionStore", "NotesModel", "NotesClient", "NotesObserver"]
          + Self.sharedEntities),
      Role(
        name: "View", duty: "Passive: owns the widgets and its Presenter, known by protocol; knows no Model.",
        part: .view,
        types: [
          "GreetingView", "GreetingViewController", "LoginView", "LoginViewController", "HomeView",
          "HomeViewController", "NoteListView", "NoteListViewController", "NoteDetailView",
          "NoteDetailViewController", "NoteEditorView", "NoteEditorViewController", "BannerView",
          "BannerViewController",
        ]),
      Role(
        name: "Presenter",
        duty: "Owns the texts and the task; knows the Model and, weakly, the View's protocol.",
        part: .logic,
        types: [
          "GreetingPresenting", "GreetingPresenter", "LoginPresenting", "LoginPresenter", "HomePresenting",
          "HomePresenter", "NoteListPresenting", "NoteListPresenter", "NoteDetailPresenting",
          "NoteDetailPresenter", "NoteDetailDelegate", "NoteEditorPresenting", "NoteEditorPresenter",
          "NoteEditorDelegate", "BannerPresenting", "BannerPresenter", "BannerDelegate",
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
    prohibitions: [
      Prohibition(
        "The dependency between View and Model is removed; the Presenter gets the data from the Model.",
        in: .mvx, forbids: .references(from: .view, to: .model, .any)),
      Prohibition(
        "The Presenter stays out of the view controller's life cycle.", in: .mvx,
        forbids: .membersNamed(by: .logic, of: .type("ViewController"))),
    ],
    terms: [
      Term("Model", in: .mvx, here: ["Model"]),
      Term("data access layer", in: .mvx, here: ["LoginClient", "SessionStore", "NotesClient"], caveat: 4),
      Term("Person", in: .mvx, here: ["Person"]),
      Term("PersonDataProvider", in: .mvx, here: ["LoginClient", "SessionStore", "NotesClient"], caveat: 4),
      Term("View", in: .mvx, here: ["View"]),
      Term("Presenter", in: .mvx, here: ["Presenter"]),
      Term("GreetingView", in: .mvx, here: ["GreetingView"]),
      Term("setGreeting", in: .mvx, here: ["GreetingView.setGreeting"]),
      Term("GreetingViewPresenter", in: .mvx, here: ["GreetingPresenting"], caveat: 3),
      Term(
        "init(view:person:)", in: .mvx, here: ["GreetingPresenting.view", "GreetingPresenter.init"],
        caveat: 3),
      Term("showGreeting", in: .mvx, here: ["GreetingPresenting.showGreeting"]),
      Term("GreetingPresenter", in: .mvx, here: ["GreetingPresenter"]),
      Term("view", in: .mvx, here: ["GreetingPresenter.view"], caveat: 1),
      Term("GreetingViewController", in: .mvx, here: ["GreetingViewController"]),
      Term("presenter", in: .mvx, here: ["GreetingViewController.presenter"], caveat: 2),
      Term("didTapButton", in: .mvx, here: ["GreetingViewController.didTapShowGreeting"], caveat: 5),
      Term("Assembling of MVP", in: .mvx, here: [], caveat: 6),
      Term("Passive View", in: .orlov, here: ["View"]),
      Term("Supervising Controller", in: .orlov, here: [], caveat: 10),
      Term("Presenter", in: .modaV, here: ["Presenter"]),
      Term(
        "external interactions", in: .modaV, here: ["LoginClient", "SessionStore", "NotesClient"], caveat: 4),
    ],
    workflow: [
      "At a tap on `logIn` LoginViewController, the View, passes both inputs to LoginPresenter.",
      "LoginPresenter has the Model check the input.",
      "If a check fails, the Presenter sets the message on the View and sends no request.",
      "Otherwise it sets the View waiting and asks the Model to log in.",
      "The Model sends the request and decodes the response: a session or a failure.",
      "On success the Presenter has the session stored and hands the View a Presenter for Home.",
      "On failure the Presenter sets the message on the View.",
      "Cancel, or a closed window, cancels the task; a late response then changes nothing.",
    ],
    claims: [
      Claim(
        id: "mvp.testable", evidence: .measured(.more(.testsWithoutWidgets)),
        side: .pro, against: ["mvc"],
        text: "Testability is excellent: most of the business logic is tested, as the View is dumb.",
        gist: "testable logic", source: .orlov),
      Claim(
        id: "mvp.lighter",
        evidence: .measured(.fewer(.largest(.lines, of: .view))), side: .pro,
        against: ["mvc"], text: "It takes load off the controller.",
        gist: "smaller controller than MVC", source: .mvx),
      Claim(
        id: "mvp.code",
        evidence: .measured(.more(.lines)), side: .con,
        against: ["mvc"], text: "Means more code.", gist: "more code than MVC", source: .orlov),
      Claim(
        id: "mvp.double",
        evidence: .measured(.more(.lines, by: .large)), scope: .tiny,
        side: .con, against: ["mvc"], text: "In a tiny example the amount of code is double that of MVC.",
        gist: "double the code", source: .orlov),
      Claim(
        id: "mvp.manual-binding", evidence: .change, side: .con, against: ["mvc"],
        text: "Binding data and events by hand costs development speed.", source: .orlov),
      Claim(
        id: "mvp.presenter-load",
        evidence: .change,
        side: .con, against: ["moda-v"], text: "There is a risk of an overloaded Presenter.", source: .modaV,
        sentence: .overloadedPresenter),
      Claim(
        id: "mvp.outside",
        evidence: .measured(.more(.references(from: .logic, to: .surrounding(.network), .any))),
        hedge: .usual,
        side: .con, against: ["moda-v"],
        text: "External interactions are often managed within the Presenter.",
        gist: "presenter does network", source: .modaV),
      Claim(
        id: "mvp.quality-study", evidence: .cited, side: .pro, against: ["mvc"],
        text:
          "On Android ahead of MVC in quality attributes; neither it nor MVVM leads overall.",
        source: .lou, sentence: .louOnQuality),
      Claim(
        id: "mvp.speed-study", evidence: .cited, side: .con, against: ["viper"],
        text: "On Android slower than VIPER; on maintenance the result is mixed.", source: .humeniuk,
        sentence: .humeniukOnSpeed),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "a late answer finds no view and does no harm"),
        text: """
          The MV(X) page's presenter holds its view unowned: a late response to a closed screen would crash. \
          Here the reference is weak.
          """),
      Caveat(
        number: 2, about: .code(test: "a view takes its presenter in its initialiser"),
        text: """
          The page creates the view first and sets an implicitly unwrapped presenter. Here the view's \
          initialiser takes the presenter and sets the presenter's view to itself.
          """),
      Caveat(
        number: 3, about: .code(test: "a presenter's protocol has its view and events, and no initialiser"),
        text: """
          The page's presenter protocol requires an initialiser, which the page calls on the type alone. Here \
          it requires a settable view and events.
          """),
      Caveat(
        number: 4, about: .code(test: "network and storage are the model's"),
        text: """
          The MODA-V README finds network code in presenters. Here it belongs to the Model, to which the \
          page counts data access.
          """),
      Caveat(
        number: 5, about: .code(test: "nothing is found by a name"),
        text: """
          The page's Swift is obsolete: it names selectors by strings, for instance. Only its structure is \
          used, and no code looks anything up by name.
          """),
      Caveat(
        number: 6, about: .code(test: "the composition root chooses the first screen"),
        text: """
          Widgets, layout, entities, wire and storage format are shared by all patterns. MVPPattern, the \
          composition root, wires the parts and chooses the first screen; only figures with wiring count it.
          """),
      Caveat(
        number: 7, about: .text,
        text: """
          The studies conflict and differ in aim: Lou puts MVP ahead of MVC, Källström prefers MVC for small \
          apps, Humeniuk has VIPER faster. All three studied Android.
          """),
      Caveat(
        number: 8, about: .code(test: "the model is known by its type, its edge by protocols"),
        text: """
          The Presenter knows the Model by its type. Tests replace HTTPTransport and DataStore below it, the \
          edge of every pattern. A protocol for the Model would add a type and a double.
          """),
      Caveat(
        number: 9, about: .code(test: "Home takes its place"),
        text: """
          The page shows a single screen; Orlov suggests a router for more. Here the Presenter hands the \
          next Presenter to the View, which replaces the screen, pushes, presents or embeds it.
          """),
      Caveat(
        number: 10, about: .text,
        text: """
          Orlov describes a second variant, the Supervising Controller, whose View is bound to the Model. \
          This is the Passive View, the only one that the page and he show in code.
          """),
      Caveat(
        number: 11, about: .code(test: "a presenter's protocol has its view and events, and no initialiser"),
        text: """
          A View whose screen starts with content or a request reports `viewIsReady()`. It is an event like \
          a tap: the Presenter learns nothing else of the view controller's life cycle.
          """),
      Caveat(
        number: 12, about: .code(test: "only the model of Notes has observers"),
        text: """
          The page's Model tells nobody of changes. Several screens show the same notes, so NotesModel tells \
          its observers: Presenters, known by a protocol and held weakly. LoginModel has none.
          """),
      Caveat(
        number: 13, about: .code(test: "a result goes from presenter to presenter"),
        text: """
          The page has no result to hand back. Here the Presenters of note, editor and banner tell the list's \
          by delegate protocols, so no View sees a note, and the Model carries no message.
          """),
      Caveat(
        number: 14, about: .code(test: "cancel while saving keeps the editor"),
        text: """
          A Presenter owns the task of its request and cancels it; the Model keeps what it reads and saves. \
          An answer to a cancelled task comes too late: the Model does not keep it.
          """),
      Caveat(
        number: 15, about: .code(test: "what the list tells belongs to its presenter"),
        text: """
          The list's message, and that an action ends it, is presentation and so its Presenter's. Other \
          Presenters report to it what they did; of a failed delete the Model tells it as an observer.
          """),
      Caveat(
        number: 16, about: .code(test: "Dismissing the editor by its presenter cancels saving"),
        text: """
          The Model lists the changes under way; a save leaves the list when its task ends or is cancelled. \
          The editor's Presenter owns that task, so it is cancelled with the editor, whoever closes it.
          """),
      Caveat(
        number: 17, about: .code(test: "a presenter sets the titles that change"),
        text: """
          A title that is always the same belongs to the screen, as in a storyboard, and its View sets it. \
          Where it depends on the note, the Presenter does.
          """),
    ],
    mutants: .mvp, brokenRule: .mvp,
    advice: Advice(
      interaction: """
        The presenter takes data from the Model and updates the view; view and Model do not depend on each other.
        """,
      networking: "Data access belongs to the Model, as the domain data does.",
      source: .mvx),
    sources: [.mvx, .orlov, .modaV, .lou, .humeniuk, .kallstrom])
}
