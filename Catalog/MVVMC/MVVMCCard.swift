import Measures

extension Card {
  /// The card of MVVM with coordinators.
  public static let mvvmC = Card(
    id: "mvvm-c", name: "MVVM-C", otherNames: ["coordinator", "coordinators", "mvvmc", "mvvm+c"],
    module: "MVVMC",
    summary:
      "MVVM with one change: a coordinator makes the screens of its flow and leads from one to the next.",
    roles: [
      Role(
        name: "Model",
        duty: "Owns the notes, checks, sends requests, stores the session; knows no screen.",
        part: .model,
        types: ["LoginModel", "LoginClient", "SessionStore", "NotesModel", "NotesClient", "NotesObserver"]
          + Self.sharedEntities),
      Role(
        name: "View",
        duty: "Binds widgets to its ViewModel, known by protocol; knows no other screen, never navigates.",
        part: .view,
        types: [
          "GreetingViewController", "LoginViewController", "HomeViewController", "NoteListViewController",
          "NoteDetailViewController", "NoteEditorViewController", "BannerViewController",
        ]),
      Role(
        name: "ViewModel",
        duty: "Owns state and task; tells its Coordinator, weakly known by protocol, what happens.",
        part: .logic,
        types: [
          "GreetingViewModeling", "GreetingViewModel", "LoginViewModeling", "LoginViewModel",
          "HomeViewModeling", "HomeViewModel", "NoteListViewModeling", "NoteListViewModel",
          "NoteDetailViewModeling", "NoteDetailViewModel", "NoteDetailOutput", "NoteEditorViewModeling",
          "NoteEditorViewModel", "BannerViewModeling", "BannerViewModel",
        ]),
      Role(
        name: "Coordinator",
        duty: "Owns a flow: makes its ViewModels and Views, shows and closes them, starts child flows.",
        part: .navigation,
        types: [
          "Coordinator", "CoordinatedNavigationController", "GreetingCoordinator", "LoginCoordinating",
          "HomeCoordinating", "LoginCoordinator", "NoteListCoordinating", "NoteDetailCoordinating",
          "NotesCoordinator", "NoteEditorCoordinating", "NoteEditorCoordinator",
        ]),
    ],
    arrows: [
      Arrow(from: "View", to: "ViewModel", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "ViewModel", to: "Model", via: .concrete),
      Arrow(from: "ViewModel", to: "Coordinator", via: .protocol),
      Arrow(from: "Coordinator", to: "Model", via: .concrete),
      Arrow(from: "Coordinator", to: "View", via: .concrete),
      Arrow(from: "Coordinator", to: "ViewModel", via: .concrete),
      Arrow(from: "Coordinator", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Model", to: Arrow.network, via: .concrete),
      Arrow(from: "Model", to: Arrow.storage, via: .concrete),
    ],
    terms: [
      Term("Model", in: .ferrer, here: ["Model"]),
      Term("View", in: .ferrer, here: ["View"]),
      Term("ViewModel", in: .ferrer, here: ["ViewModel"]),
      Term("Coordinators", in: .ferrer, here: ["Coordinator"], caveat: 5),
      Term("HomeCoordinatorProtocol", in: .ferrer, here: ["NoteListCoordinating"]),
      Term("start", in: .ferrer, here: ["LoginCoordinator.start"], caveat: 21),
      Term("navigateBack", in: .ferrer, here: ["NoteDetailCoordinating.closeNote"]),
      Term("dismiss", in: .ferrer, here: ["NoteEditorCoordinating.didFinish"]),
      Term("SceneDelegate", in: .ferrer, here: [], caveat: 8),
      Term("Coordinator", in: .xcoordinator, here: ["Coordinator"]),
      Term("flow", in: .xcoordinator, here: ofFlows, caveat: 5),
      Term("Route", in: .xcoordinator, here: coordinating, caveat: 7),
      Term("Router", in: .xcoordinator, here: coordinating, caveat: 7),
      Term("weakRouter", in: .xcoordinator, here: ["LoginViewModel.coordinator"], caveat: 4),
      Term("rootViewController", in: .xcoordinator, here: ["CoordinatedNavigationController"], caveat: 8),
      Term("addChild", in: .xcoordinator, here: ["Coordinator.addChild"]),
      Term("deepLink", in: .xcoordinator, here: ["NotesCoordinator.start"]),
      Term(
        "Transition", in: .xcoordinator,
        here: ["LoginCoordinator.showHome", "NotesCoordinator.showNote", "NotesCoordinator.closeNote"],
        caveat: 7),
      Term("AppCoordinator", in: .makeSchool, here: ["LoginCoordinator", "NotesCoordinator"], caveat: 8),
      Term("childCoordinators", in: .makeSchool, here: ["Coordinator.children"]),
      Term("Child View Model", in: .dundas, here: [], caveat: 12),
      Term("canvas", in: .dundas, here: ["CoordinatedNavigationController"]),
      Term("FolderViewControllerDelegate", in: .recordings, here: ["NoteListCoordinating"], caveat: 2),
      Term("vertical flow", in: .macCallum, here: ["NoteEditorCoordinator"]),
      Term("horizontal flow", in: .macCallum, here: [], caveat: 16),
      Term("flow event", in: .khanlouBack, here: coordinating),
    ],
    workflow: [
      "LoginCoordinator makes LoginViewModel and LoginViewController, and shows that screen.",
      "The View binds its widgets to LoginViewModel; at a tap on `logIn` it calls that by its protocol.",
      "LoginViewModel has the Model check the input; a failed check only changes the status.",
      "Otherwise its state becomes waiting, and it asks the Model, which sends the request.",
      "On failure the ViewModel changes its status; Observation updates the widgets.",
      "On success it has the session stored and tells its coordinator, by protocol, who logged in.",
      "LoginCoordinator makes Home's view model and view and shows Home in place of Log in.",
    ],
    claims: [
      .rule(
        "mvvm-c.maker", .none(.constructions(by: .view)), .none(.constructions(by: .logic)),
        text: "The coordinator makes both the view controller and the view model of a screen.",
        source: .dundas),
      .rule(
        "mvvm-c.flow", .none(.references(from: .view, to: .type("NavigationController"), .any)),
        .none(.screenSteps(by: .view)),
        text: "The flow of the app is the coordinators': they know which screen comes next.",
        source: .xcoordinator),
      Claim(
        id: "mvvm-c.lighter", evidence: .opinion, side: .pro,
        against: ["mvc"],
        text: "View controllers are lightweight, less massive, and focused on their own task.",
        source: .makeSchool),
      Claim(
        id: "mvvm-c.coupling", evidence: .opinion, side: .pro,
        against: ["mvvm"], text: "There is less coupling between components.", source: .xcoordinator),
      Claim(
        id: "mvvm-c.testable", evidence: .opinion, side: .pro,
        text: "With coordinators comes a protocol-oriented, testable architecture.",
        source: .panov),
      Claim(
        id: "mvvm-c.reusable", evidence: .change, side: .pro,
        against: ["mvvm"],
        text: "Views and view models are reusable because they have no navigation logic.",
        source: .xcoordinator),
      Claim(
        id: "mvvm-c.placeable", evidence: .change, side: .pro,
        against: ["mvvm"],
        text: "A coordinator assumes nothing of its parent, so it can be put wherever one wants.",
        source: .xcoordinator),
      Claim(
        id: "mvvm-c.deep-link", evidence: .change, side: .pro,
        against: ["mvc"], text: "With coordinators deep linking becomes a lot easier.",
        source: .makeSchool),
      Claim(
        id: "mvvm-c.next-step", evidence: .opinion, side: .pro, against: ["mvc"],
        text: "Without it flow code is spread over view controllers, each knowing only the next step.",
        source: .khanlou),
      Claim(
        id: "mvvm-c.child-view-model", evidence: .opinion, side: .pro, against: ["mvvm"],
        text: "A view model that makes the next one is a bit messy, and couples the two screens.",
        source: .dundas),
      Claim(
        id: "mvvm-c.more", evidence: .opinion,
        side: .con, against: ["mvc"],
        text: "Could well take too much work for very simple apps: many extra classes, made upfront.",
        source: .makeSchool),
      Claim(
        id: "mvvm-c.back", evidence: .opinion, side: .con,
        text: "Back bypasses the coordinator; a child that is not cleaned up then leaks.",
        source: .khanlouBack),
      Claim(
        id: "mvvm-c.boilerplate", evidence: .opinion, side: .con,
        text: "The usual ways to hear of Back introduce a lot of boilerplate code.", source: .oConnell),
      Claim(
        id: "mvvm-c.delegate", evidence: .opinion, side: .con,
        text: "It is a fancy term for delegation; without a reason to have it, it is abused.",
        source: .codecat),
    ],
    caveats: [
      Caveat(
        number: 1,
        about: .code(test: "a view model knows its coordinator by a protocol of its screen"),
        text: """
          Khanlou's article is about view controllers of any kind, and names no view model. Here, as with \
          XCoordinator and in Ferrer's sample, the ViewModel reports to the Coordinator.
          """),
      Caveat(
        number: 2, about: .code(test: "a view knows no coordinator and no other screen"),
        text: """
          In objc.io's sample a coordinator is the view controllers' delegate; they make their own view \
          models. One of these has a closure `dismiss`, and its view dismisses itself. Here no View navigates.
          """),
      Caveat(
        number: 3, about: .code(test: "the editor's coordinator is let go when the editor ends"),
        text: """
          One of Santarossa's coordinators observes its view model, and never lets its child go. Here a view \
          model calls a protocol, and a parent lets its child go when that has finished.
          """),
      Caveat(
        number: 4,
        about: .code(test: "the window's root keeps the coordinators alive, and nothing outlives it"),
        text: """
          Ferrer's view models own their coordinator, and but for them nothing keeps a child. XCoordinator \
          advises a weak or unowned reference there, and a strong one from a parent, as here.
          """),
      Caveat(
        number: 5, about: .code(test: "a coordinator owns a flow, not a screen"),
        text: """
          Ferrer has a coordinator for each screen and no list of children. Here XCoordinator's rule of \
          thumb holds: one for each root view controller, and so for what is presented.
          """),
      Caveat(
        number: 6, about: .code(test: "a view model names no screen"),
        text: """
          XCoordinator says that view models have no navigation logic, and has them trigger routes. Here \
          they say what is asked for or has happened; the coordinator decides which screen that is.
          """),
      Caveat(
        number: 7, about: .code(test: "each screen has a protocol for its ways out"),
        text: """
          XCoordinator's routes are the cases of an enum, which a router of that type takes. Here a screen has \
          one small protocol, as in Ferrer's sample, for its ways out and for what it tells.
          """),
      Caveat(
        number: 8,
        about: .code(test: "the window's root keeps the coordinators alive, and nothing outlives it"),
        text: """
          The samples keep the first coordinator in the app or scene delegate. There is none here: the \
          container controller that is the window's root keeps it, and it knows that weakly.
          """),
      Caveat(
        number: 9, about: .code(test: "Back closes a note, and nothing of it is left"),
        weighingOn: ["mvvm-c.back"],
        text: """
          mvvm-c.back is about a child that pushes in its parent's navigation controller. Here a pushed note \
          belongs to the list's flow, and Back in the editor runs `cancel`; so no child is forgotten.
          """),
      Caveat(
        number: 10, about: .code(test: "an editor dismissed past its coordinator leaves that behind"),
        text: """
          A child can be forgotten here too: if anything but its coordinator dismisses the editor, that \
          coordinator stays until its parent goes. Nothing in the example does so.
          """),
      Caveat(
        number: 11, about: .code(test: "it shows Greeting for its person"), weighingOn: ["mvvm-c.more"],
        text: """
          Greeting leads nowhere: its coordinator only makes the screen, in a navigation controller that MVVM's \
          lacks. It is there because every source starts with one; it shows mvvm-c.more.
          """),
      Caveat(
        number: 12, about: .code(test: "each screen is made by its flow's coordinator"),
        text: """
          MVVM's view models make the next one, which Dundas calls a Child View Model. Here coordinators \
          make them, without MVPCF's factories, containers and closures.
          """),
      Caveat(
        number: 13, about: .code(test: "both screens have a banner on one view model"),
        text: """
          A part of a screen is no step to another one. As in Santarossa's sample, a coordinator makes it: the \
          banners, on one view model. But it is the View that embeds its banner, as in MVVM.
          """),
      Caveat(
        number: 14,
        about: .code(test: "A note that is gone has its coordinator close it, and nothing is closed before"),
        text: """
          That a note is gone is state, as in MVVM: its View has the coordinator close the note on top; objc.io's \
          coordinator watches the store. To ask and to end the editor are calls; in MVVM they are state.
          """),
      Caveat(
        number: 15,
        about: .code(
          test: "a coordinator that nobody keeps is gone at once, and its screens lead nowhere"),
        text: """
          A weak coordinator that is gone is not missed: the list is told nothing, no question is asked, no \
          screen comes, in silence. Its initialiser demands one, so it can only be released too early.
          """),
      Caveat(
        number: 16, about: .text,
        text: """
          MacCallum's Router is the navigation controller's delegate, to hear of Back where a child pushes, a \
          horizontal flow; Panov's hears only of its own pops. No example has such a flow.
          """),
      Caveat(
        number: 17, about: .code(test: "the model is MVVM's, to the letter"),
        text: """
          Model, binding and widgets are MVVM's, with its caveats. `diff -r` of the folders shows what \
          coordinators change; the composition roots differ in name: compare MVVMPattern and MVVMCPattern too.
          """),
      Caveat(
        number: 18, about: .code(test: "it tells the list what a note did"),
        text: """
          In Ferrer's and objc.io's samples a screen hears of another by notifications of the data. What a \
          note's screen did is no datum: NotesCoordinator hands it to the list's view model, and decides \
          nothing.
          """),
      Caveat(
        number: 19,
        about: .code(test: "NotesCoordinator names what view models name in MVVM, and more"),
        weighingOn: ["mvvm-c.coupling"],
        text: """
          NotesCoordinator names what view models name in MVVM: each View and ViewModel, the Model and a \
          coordinator. For mvvm-c.coupling: no screen names another; more references lead between roles.
          """),
      Caveat(
        number: 20,
        about: .code(test: "each screen is made by its flow's coordinator"),
        text: """
          A coordinator that makes its screens is tested only with them and their widgets; so no test through \
          the logic notices whether a saved note is opened. Panov's takes factories, which a test replaces.
          """),
      Caveat(
        number: 21,
        about: .code(test: "the base class only keeps children, and each flow starts with what it needs"),
        text: """
          Ferrer's, Santarossa's and Panov's Coordinator has `start()`. Here the base class only keeps \
          children: each flow starts with what it needs, an identifier or a note.
          """),
      Caveat(
        number: 22, about: .text,
        text: """
          Panov's ApplicationCoordinator runs the login as a child flow, and lets it go at its end. Here Log in \
          and Home share a root view controller, so by caveat 5 a coordinator; Login has no child.
          """),
      Caveat(
        number: 23, about: .text,
        text: """
          As in MVVM, the editor's View refuses to be swiped away, and passes the attempt on as `cancel`: input, \
          no step. But so it knows that it is presented, which its coordinator alone could know.
          """),
    ],
    mutants: .mvvmC, brokenRule: .mvvmC,
    advice: Advice(
      interaction: """
        A view model triggers a route on the router of its flow, which it knows weakly; make a new coordinator \
        whenever a new root view controller is needed.
        """,
      source: .xcoordinator),
    sources: [
      .khanlou, .khanlouBack, .xcoordinator, .ferrer, .recordings, .santarossa, .makeSchool, .dundas, .panov,
      .macCallum, .oConnell, .codecat,
    ])

  private static let ofFlows = [
    "GreetingCoordinator", "LoginCoordinator", "NotesCoordinator", "NoteEditorCoordinator",
  ]

  private static let coordinating = [
    "LoginCoordinating", "HomeCoordinating", "NoteListCoordinating", "NoteDetailCoordinating",
    "NoteEditorCoordinating",
  ]
}

extension Source {
  /// The article that brought coordinators to iOS.
  public static let khanlou = Source(
    key: "khanlou", label: "Khanlou 2015", author: "Soroush Khanlou", title: "The Coordinator", year: 2015,
    address: "https://khanlou.com/2015/01/the-coordinator/")

  /// The same author on the one flow event that does not travel through a coordinator.
  public static let khanlouBack = Source(
    key: "khanlou-back", label: "Khanlou 2017", author: "Soroush Khanlou",
    title: "Back Buttons and Coordinators", year: 2017,
    address: "https://khanlou.com/2017/05/back-buttons-and-coordinators/")

  /// A framework for coordinators, in particular with MVVM.
  public static let xcoordinator = Source(
    key: "xcoordinator", label: "XCoordinator", author: "QuickBird Studios", title: "XCoordinator, README",
    address: "https://github.com/QuickBirdEng/XCoordinator")

  /// The code of a book, with one app in six patterns.
  public static let ferrer = Source(
    key: "ferrer", label: "Ferrer 2023", author: "R. Ferrer",
    title: "iOS Architecture Patterns, MVVM-C_MyToDos", venue: "Apress", year: 2023,
    address: "https://github.com/Apress/iOS-Architecture-Patterns")

  /// The code of a book, with one app in seven variants.
  public static let recordings = Source(
    key: "recordings", label: "objc.io 2018", author: "Chris Eidhof, Matt Gallagher, Florian Kugler",
    title: "App Architecture, Recordings-MVVM-C", venue: "objc.io", year: 2018,
    address: "https://github.com/objcio/app-architecture")

  /// A sample in which the coordinator observes the view model.
  public static let santarossa = Source(
    key: "santarossa", label: "Santarossa 2017", author: "Marco Santarossa",
    title: "MVVM-C with Swift, sample", year: 2017,
    address: "https://github.com/MarcoSantarossa/MVVM-C_with_Swift")

  /// A lesson on coordinators with their benefits and pitfalls.
  public static let makeSchool = Source(
    key: "make-school", label: "Make School", author: "Make School",
    title: "MOB 2.4 Advanced Architectural Patterns in iOS, Coordinators",
    address: "https://github.com/Make-School-Courses/MOB-2.4-Advanced-Architectural-Patterns-in-iOS")

  /// An article that adds coordinators to an app in MVVM.
  public static let dundas = Source(
    key: "dundas", label: "Dundas 2016", author: "Ian Dundas", title: "MVVM + Coordinator", year: 2016,
    address: "https://iandundas.com/articles/2016-11-25_mvvm_coordinator")

  /// A sample of coordinators with factories and a router.
  public static let panov = Source(
    key: "panov", label: "Panov", author: "Andrey Panov", title: "ApplicationCoordinator, README",
    address: "https://github.com/AndreyPanov/ApplicationCoordinator")

  /// An article on child coordinators that push, and how to hear of Back.
  public static let macCallum = Source(
    key: "maccallum", label: "MacCallum 2017", author: "Ian MacCallum",
    title: "Coordinators, Routers, and Back Buttons", venue: "HackerNoon", year: 2017,
    address: "https://hackernoon.com/coordinators-routers-and-back-buttons-c58b021b32a")

  /// An article that turns the ownership of coordinators round.
  public static let oConnell = Source(
    key: "oconnell", label: "O'Connell 2021", author: "Toby O'Connell",
    title: "Coordinators, the back button problem and a simple way to fix it", venue: "CodeX", year: 2021,
    address: "https://oconnelltoby.medium.com/coordinators-the-back-button-and-how-to-solve-it-d336877a6d29")

  /// An article that asks what the pattern is worth.
  public static let codecat = Source(
    key: "codecat", label: "Codecat15 2022", author: "Codecat15",
    title: "How useful is the coordinator pattern in an iOS application?", venue: "Medium", year: 2022,
    address:
      "https://codecat15.medium.com/how-useful-is-the-coordinator-pattern-in-an-ios-application-b199a57a3633")
}
