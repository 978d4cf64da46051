import Measures

extension Card {
  /// The card of Model-View-ViewModel with a view bound to observable state.
  public static let mvvm = Card(
    id: "mvvm", name: "MVVM", module: "MVVM",
    summary: "A view model that knows no view has observable state, to which a view binds its widgets.",
    roles: [
      Role(
        name: "Model",
        duty: "Owns the notes, checks, sends requests, stores the session; the ViewModel knows it.",
        part: .model,
        types: ["LoginModel", "LoginClient", "SessionStore", "NotesModel", "NotesClient", "NotesObserver"]
          + Self.sharedEntities),
      Role(
        name: "View",
        duty: "Owns the widgets and its ViewModel, known by protocol; binds the widgets to its state.",
        part: .view,
        types: [
          "GreetingViewController", "LoginViewController", "HomeViewController", "NoteListViewController",
          "NoteDetailViewController", "NoteEditorViewController", "BannerViewController",
        ]),
      Role(
        name: "ViewModel",
        duty: "Owns the state and the task; knows the Model and no View, not even by protocol.",
        part: .logic,
        types: [
          "GreetingViewModeling", "GreetingViewModel", "LoginViewModeling", "LoginViewModel",
          "HomeViewModeling", "HomeViewModel", "NoteListViewModeling", "NoteListViewModel",
          "NoteDetailViewModeling", "NoteDetailViewModel", "NoteDetailOutput", "NoteEditorViewModeling",
          "NoteEditorViewModel", "BannerViewModeling", "BannerViewModel",
        ]),
    ],
    arrows: [
      Arrow(from: "View", to: "ViewModel", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "ViewModel", to: "Model", via: .concrete),
      Arrow(from: "Model", to: Arrow.network, via: .concrete),
      Arrow(from: "Model", to: Arrow.storage, via: .concrete),
    ],
    prohibitions: [
      Prohibition(
        "The ViewModel does not know the View, nor its data.", in: .mvx,
        forbids: .references(from: .logic, to: .view, .any))
    ],
    terms: [
      Term("Model", in: .mvx, here: ["Model"]),
      Term("data access layer", in: .mvx, here: ["LoginClient", "SessionStore", "NotesClient"]),
      Term("Person", in: .mvx, here: ["Person"]),
      Term("PersonDataProvider", in: .mvx, here: ["LoginClient", "SessionStore", "NotesClient"]),
      Term("View", in: .mvx, here: ["View"]),
      Term("controller inside the view", in: .mvx, here: ["View"]),
      Term("ViewModel", in: .mvx, here: ["ViewModel"]),
      Term("binding", in: .mvx, here: .ofScreens("ViewController.updateProperties"), caveat: 4),
      Term("GreetingViewModelProtocol", in: .mvx, here: ["GreetingViewModeling"], caveat: 1),
      Term("greeting", in: .mvx, here: ["GreetingViewModeling.greeting"]),
      Term("greetingDidChange", in: .mvx, here: ["GreetingViewController.updateProperties"], caveat: 1),
      Term("showGreeting", in: .mvx, here: ["GreetingViewModeling.showGreeting"]),
      Term("init(person:)", in: .mvx, here: ["GreetingViewModel.init"], caveat: 1),
      Term("GreetingViewModel", in: .mvx, here: ["GreetingViewModel"]),
      Term("GreetingViewController", in: .mvx, here: ["GreetingViewController"]),
      Term("viewModel", in: .mvx, here: ["GreetingViewController.viewModel"], caveat: 6),
      Term("Assembling of MVVM", in: .mvx, here: [], caveat: 7),
      Term("ViewModel", in: .modaV, here: ["ViewModel"]),
      Term(
        "external interactions", in: .modaV, here: ["LoginClient", "SessionStore", "NotesClient"], caveat: 11),
      Term("data binding", in: .modaV, here: .ofScreens("ViewController.updateProperties"), caveat: 4),
    ],
    workflow: [
      "LoginViewController, the View, reads LoginViewModel in `updateProperties()`, which binds it.",
      "The View writes each edit to the ViewModel; at a tap on `logIn` it passes a completion.",
      "LoginViewModel has the Model check the input; a failed check only changes the status.",
      "Otherwise its state becomes waiting, and it asks the Model to log in.",
      "The Model sends the request and decodes the response: a session or a failure.",
      "On failure the ViewModel changes its status.",
      "On success it has the session stored and calls the completion: the View shows Home.",
      "After each change of state Observation has `updateProperties()` copy it into the widgets.",
    ],
    claims: [
      .rule(
        "mvvm.binding", .all(.boundShare),
        text: "By binding, data flow between View and ViewModel; a property observer does one way.",
        source: .mvx),
      Claim(
        id: "mvvm.one-to-many", evidence: .opinion, side: .difference,
        text: "View and ViewModel are in a 1-to-n relation.", source: .mvx),
      Claim(
        id: "mvvm.lighter", evidence: .measured(.fewer(.largest(.lines, of: .view))), side: .pro,
        against: ["mvc"], text: "ViewModel and binding take load off the controller.",
        gist: "smaller controller than MVC",
        source: .mvx),
      Claim(
        id: "mvvm.testable", evidence: .measured(.more(.testsWithoutWidgets)), side: .pro,
        against: ["mvc"],
        text: "The ViewModel knows nothing of the View, which allows us to test it easily.",
        gist: "testable view model", source: .orlov),
      Claim(
        id: "mvvm.less-code", evidence: .opinion, side: .pro, against: ["mvp"],
        text: "In a real app, with bindings, it would be much skinnier than MVP.", source: .orlov),
      Claim(
        id: "mvvm.view-load", evidence: .opinion, side: .con,
        against: ["mvp"],
        text: "The View has more responsibilities, as it updates its state by setting up bindings.",
        source: .orlov),
      Claim(
        id: "mvvm.debugging", evidence: .opinion, side: .con,
        text: "With reactive bindings mistakes are easy to make and may take long to debug.",
        source: .orlov),
      Claim(
        id: "mvvm.binding-tie", evidence: .opinion,
        side: .con, against: ["moda-v"],
        text: "The ViewModel can sometimes become tightly coupled with the View by binding.", source: .modaV,
        sentence: .bindingCouples),
      Claim(
        id: "mvvm.bloat", evidence: .change, side: .con, against: ["moda-v"],
        text: "ViewModels can become bloated, as Controllers can.", source: .modaV,
        sentence: .bloatedComponents),
      Claim(
        id: "mvvm.outside",
        evidence: .measured(.more(.references(from: .logic, to: .surrounding(.network), .any))),
        hedge: .usual,
        side: .con, against: ["moda-v"],
        text: "External interactions are often handled within the ViewModel.",
        gist: "view model does network", source: .modaV),
      Claim(
        id: "mvvm.quality-study", evidence: .cited, side: .pro, against: ["mvc"],
        text:
          "On Android ahead of MVC in quality attributes; neither it nor MVP leads overall.",
        source: .lou, sentence: .louOnQuality),
      Claim(
        id: "mvvm.testability-studies", evidence: .cited, side: .pro,
        text: "The choice for testability among iOS patterns.", source: .sholichin),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "the view binds through Observation, behind a protocol"),
        text: """
          The MV(X) page's view model protocol has an initialiser and one closure for changes. Here it has \
          neither: the view binds through Observation.
          """),
      Caveat(
        number: 2, about: .code(test: "two windows on one view model show the same"),
        text: """
          The page's one closure serves only the last view that sets it. Observation serves any number of \
          views.
          """),
      Caveat(
        number: 3, about: .code(test: "two windows on one view model show the same"),
        text: """
          The page's 1 to n makes one view and several view models. Here a view has one view model, and one \
          view model may serve several views, as the banners' does.
          """),
      Caveat(
        number: 4, about: .code(test: "state flows by binding, input by calls and assignments"),
        text: """
          The page defines binding as two-way and gives a one-way example. Here state flows to the view by \
          binding; input flows back by calls and assignments.
          """),
      Caveat(
        number: 5, about: .code(test: "a tap goes to the view, which passes it on"),
        text: """
          The page's button targets the view model and bypasses the view. Here the view receives the tap and \
          calls the view model.
          """),
      Caveat(
        number: 6,
        about: .code(test: "a view takes its view model in its initialiser, and nothing is found by a name"),
        text: """
          The page's Swift is obsolete: string selectors, an implicitly unwrapped view model. Only its \
          structure is used, with injection by initialiser.
          """),
      Caveat(
        number: 7, about: .code(test: "the composition root chooses the first screen"),
        text: """
          Widgets, layout, entities, wire and storage format are shared by all patterns. MVVMPattern, the \
          composition root, wires the parts and chooses the first screen; only figures with wiring count it.
          """),
      Caveat(
        number: 8, about: .text,
        text: """
          The studies conflict: Lou and Sholichin et al. see better testability, Andrade et al. no effect on \
          test effectiveness. Only Sholichin et al. studied iOS.
          """),
      Caveat(
        number: 9, about: .code(test: "the model is known by its type, its edge by protocols"),
        text: """
          The ViewModel knows the Model by its type. Tests replace HTTPTransport and DataStore below it, the \
          edge of every pattern. A protocol for the Model would add a type and a double.
          """),
      Caveat(
        number: 10, about: .code(test: "two windows on one view model show the same"),
        text: """
          The page shows a single screen. Here a call returns the next view model to the view, or a \
          completion hands it over, and the view navigates; other views on Log in's view model stay.
          """),
      Caveat(
        number: 11, about: .code(test: "network and storage are the model's"),
        text: """
          The MODA-V README finds network code in view models. Here it belongs to the Model, to which the \
          page counts data access.
          """),
      Caveat(
        number: 12, about: .code(test: "the banners of two screens share a view model"),
        text: """
          The two banners are two views on one BannerViewModel. The view models of both screens hand it to \
          their views, the one thing besides actions that a view asks for outside `updateProperties()`.
          """),
      Caveat(
        number: 13, about: .code(test: "the view models follow the model by observation"),
        text: """
          The page's Model tells nobody of changes. NotesModel is observable, and view models compute their \
          state from it, so a change reaches every view that shows it. LoginModel is not.
          """),
      Caveat(
        number: 14, about: .code(test: "the view binds through Observation, behind a protocol"),
        text: """
          To ask and to close are state, as `isPresented` is in SwiftUI. A view gives a closure only where it \
          needs the next view model; a view model takes its output when it is made.
          """),
      Caveat(
        number: 15, about: .code(test: "cancel while saving keeps the editor"),
        text: """
          A ViewModel owns the task of its request and cancels it; the Model keeps what it reads and saves. \
          An answer to a cancelled task comes too late: the Model does not keep it.
          """),
      Caveat(
        number: 16, about: .code(test: "what the list tells belongs to its view model"),
        text: """
          The list's message, and that an action ends it, is presentation and so its ViewModel's. Other view \
          models tell it by outputs. A failed delete is an event and no state; the Model tells its observer.
          """),
      Caveat(
        number: 17, about: .code(test: "Dismissing the editor by its presenter cancels saving"),
        text: """
          The Model lists the changes under way; a save leaves the list when its task ends or is cancelled. \
          The editor's ViewModel owns that task, so it is cancelled with the editor, whoever closes it.
          """),
      Caveat(
        number: 18, about: .code(test: "a row opens the note that it displays"),
        text: """
          A bound view follows the state at its next update and may show an older one until then. So the list \
          opens the note that its row displays, by its identifier, and not the one with that index now.
          """),
      Caveat(
        number: 19, about: .code(test: "a note that is gone is shown as it was while its screen leaves"),
        text: """
          A note that is gone has no texts, and neither has its state. That closes the screen, and the view \
          keeps what it shows while it leaves.
          """),
    ],
    mutants: .mvvm, brokenRule: .mvvm,
    advice: Advice(
      interaction: """
        Let data binding carry data between view and view model; a property observer is a simple one-way \
        binding.
        """,
      networking: "Data access belongs to the Model, as the domain data does.",
      source: .mvx),
    sources: [.mvx, .orlov, .modaV, .lou, .sholichin, .andrade])
}
