import Measures

extension Card {
  /// The card of Model-View-Controller as Cocoa has it.
  public static let mvc = Card(
    id: "mvc", name: "MVC", module: "MVC",
    summary: "A view controller, view and controller in one, mediates between the Model and the widgets.",
    roles: [
      Role(
        name: "Model",
        duty: "Owns the notes, checks the input, sends requests and stores the session; knows no widget.",
        part: .model,
        types: ["LoginModel", "LoginClient", "SessionStore", "NotesModel", "NotesClient", "NotesObserver"]
          + Self.sharedEntities),
      Role(
        name: "ViewController", duty: "Knows the Model; owns the widgets, the texts and the navigation.",
        part: .view,
        types: [
          "GreetingViewController", "LoginViewController", "HomeViewController", "NoteListViewController",
          "NoteDetailViewController", "NoteDetailDelegate", "NoteEditorViewController",
          "NoteEditorDelegate", "BannerViewController", "BannerDelegate",
        ]),
    ],
    arrows: [
      Arrow(from: "ViewController", to: "Model", via: .concrete),
      Arrow(from: "ViewController", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Model", to: Arrow.network, via: .concrete),
      Arrow(from: "Model", to: Arrow.storage, via: .concrete),
    ],
    terms: [
      Term("Model", in: .mvx, here: ["Model"]),
      Term("data access layer", in: .mvx, here: ["LoginClient", "SessionStore", "NotesClient"]),
      Term("Person", in: .mvx, here: ["Person"]),
      Term("PersonDataProvider", in: .mvx, here: ["LoginClient", "SessionStore", "NotesClient"]),
      Term("View", in: .mvx, here: ["ViewController"], caveat: 1),
      Term("Controller", in: .mvx, here: ["ViewController"], caveat: 1),
      Term("GreetingViewController", in: .mvx, here: ["GreetingViewController"]),
      Term("person", in: .mvx, here: ["GreetingViewController.person"], caveat: 3),
      Term("didTapButton", in: .mvx, here: ["GreetingViewController.didTapShowGreeting"], caveat: 4),
      Term("Assembling of MVC", in: .mvx, here: [], caveat: 6),
      Term("Cocoa MVC", in: .orlov, here: ["ViewController"]),
      Term("Traditional MVC", in: .orlov, here: [], caveat: 10),
      Term("Controller", in: .modaV, here: ["ViewController"]),
      Term(
        "external interactions", in: .modaV, here: ["LoginClient", "SessionStore", "NotesClient"], caveat: 2),
      Term("Massive View Controller", in: .modaV, here: [], caveat: 2),
    ],
    workflow: [
      "At a tap on `logIn` LoginViewController reads both fields and has LoginModel check them.",
      "If a check fails, the controller shows its message and sends no request.",
      "Otherwise the controller shows that it waits and asks LoginModel to log in.",
      "LoginModel has LoginClient send the request and decode the response: a session or a failure.",
      "On success the controller has LoginModel store the session and shows Home.",
      "On failure the controller shows the message for it.",
      "Cancel, or a closed window, cancels the task; a late response then changes nothing.",
    ],
    claims: [
      Claim(
        id: "mvc.short", evidence: .measured(.fewer(.lines)), side: .pro,
        against: ["mvp", "mvvm", "viper"],
        text: "Takes the least code of the four.", gist: "less code than MVP, MVVM, VIPER", source: .orlov),
      Claim(
        id: "mvc.small-apps", evidence: .cited, side: .pro,
        text: "On Android the one to prefer for small apps.", source: .kallstrom),
      Claim(
        id: "mvc.development-speed", evidence: .opinion, side: .pro, against: ["mvp", "mvvm", "viper"],
        text: "The best pattern in terms of the speed of development.", source: .orlov),
      Claim(
        id: "mvc.familiar", evidence: .opinion, side: .pro, against: ["mvp", "mvvm", "viper"],
        text: "Everyone is familiar with it, so that inexperienced developers maintain it easily.",
        source: .orlov),
      Claim(
        id: "mvc.untestable", evidence: .opinion, side: .con,
        against: ["mvp", "mvvm", "viper"],
        text: "View and Controller are tightly coupled, so you probably only test the Model.", source: .orlov),
      Claim(
        id: "mvc.heavy-controller", evidence: .measured(.more(.largest(.lines, of: .view))),
        side: .con, against: ["mvvm"], text: "The Controller carries a heavy load.",
        gist: "larger controller than MVVM", source: .mvx),
      Claim(
        id: "mvc.view-and-model", evidence: .opinion,
        side: .con, against: ["mvp"],
        text: "There is a dependency between View and Model, which MVP removes.", source: .mvx),
      Claim(
        id: "mvc.massive", evidence: .opinion, side: .con,
        against: ["moda-v"], text: "It has the massive view controller, which MODA-V avoids.",
        source: .modaV, sentence: .massiveViewController),
      Claim(
        id: "mvc.unfocused",
        evidence: .opinion, side: .con, against: ["moda-v"],
        text: "The Controller often ends up managing business logic and view logic alike.", source: .modaV,
        sentence: .focusedOrchestrator),
      Claim(
        id: "mvc.outside",
        evidence: .measured(.more(.references(from: .logic, to: .surrounding(.network), .any))),
        hedge: .usual,
        side: .con, against: ["moda-v"],
        text: "External interactions, such as network requests, are often absorbed by the Controller.",
        gist: "controller does network", source: .modaV, sentence: .externalInteractionsInController),
      Claim(
        id: "mvc.less-structured", evidence: .opinion, side: .con, against: ["moda-v"],
        text: "Less structured: some evolving projects need to shift away from it.", source: .modaV),
      Claim(
        id: "mvc.quality-study", evidence: .cited, side: .con, against: ["mvp", "mvvm"],
        text: "Behind MVP and MVVM on testability, modifiability and memory, on Android.", source: .lou,
        sentence: .louOnQuality),
      Claim(
        id: "mvc.test-effectiveness", evidence: .cited, side: .difference, against: ["mvvm"],
        text: "By mutation score, no sign that choosing MVC or MVVM alters how effective tests are.",
        source: .andrade),
      Claim(
        id: "mvc.division", evidence: .opinion, side: .difference,
        text: "Parts kept apart are understood better, tested alone and, mostly view and model, reused.",
        source: .mvx),
      Claim(
        id: "mvc.nightmare", evidence: .change, side: .difference,
        text: "An architecture keeps added features and debugging from becoming a nightmare.", source: .mvx),
      Claim(
        id: "mvc.less-code", evidence: .opinion, side: .difference,
        text: "Less code, less to go wrong; architectures help prevent duplication and messy code.",
        source: .mvx),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "view and controller are one role"),
        text: """
          The MV(X) page has view and controller in one class. So has this version: the widgets are its \
          view, no role is called View, and figures of its logic include view code.
          """),
      Caveat(
        number: 2, about: .code(test: "checks, request and storage are the model's"),
        text: """
          The sources describe a frequent misuse of MVC. Here checks, request and storage belong to the \
          Model, as the page's definition of a Model allows.
          """),
      Caveat(
        number: 3, about: .code(test: "a controller takes what it needs in its initialiser"),
        text: """
          The page sets the person through an implicitly unwrapped property. Here the initialiser takes the \
          dependencies of a controller; only delegates are set later, as in Cocoa.
          """),
      Caveat(
        number: 4, about: .code(test: "nothing is found by a name"),
        text: """
          The page's Swift is obsolete: it names selectors by strings, for instance. Only its structure is \
          used, and no code looks anything up by name.
          """),
      Caveat(
        number: 5, about: .text,
        text: """
          The page begins with singleton, decorator and bridge as older ways to design an app. They are \
          object patterns; none says how to build a screen.
          """),
      Caveat(
        number: 6, about: .code(test: "the composition root chooses the first screen"),
        text: """
          Widgets, layout, entities, wire and storage format are shared by all patterns. MVCPattern, the \
          composition root, wires the parts and chooses the first screen; only figures with wiring count it.
          """),
      Caveat(
        number: 7, about: .text,
        text: """
          The studies conflict: Lou puts MVC behind, Källström prefers it for small apps, Andrade et al. \
          find no effect on tests. Lou and Källström studied Android.
          """),
      Caveat(
        number: 8, about: .code(test: "the model is known by its type, its edge by protocols"),
        text: """
          The controller knows the Model by its type. Tests replace HTTPTransport and DataStore below it, \
          the edge of every pattern. A protocol for the Model would add a type and a double.
          """),
      Caveat(
        number: 9, about: .code(test: "the right password opens Home"),
        text: """
          The page shows a single screen. Here the controller creates the controller of the next screen, and \
          replaces itself with it, pushes it, presents it or adds it as a child.
          """),
      Caveat(
        number: 10, about: .text,
        text: """
          Orlov tells Cocoa's MVC from the traditional one, in which Model, View and Controller know each \
          other. This is Cocoa's.
          """),
      Caveat(
        number: 11, about: .code(test: "only the model of Notes has observers"),
        text: """
          In Cocoa a Model often notifies its controllers of changes. NotesModel does, as several screens \
          show its notes. In Login each call returns its result, and nobody else has to know.
          """),
      Caveat(
        number: 12, about: .code(test: "only the model of Notes has observers"),
        text: """
          The observers, held weakly, stand in for Cocoa's NotificationCenter. UIKit's automatic tracking \
          works in any view controller; here it is left to MVVM, and MVC's lines contain hand-written \
          observing.
          """),
      Caveat(
        number: 13, about: .code(test: "cancel while saving keeps the editor"),
        text: """
          A controller owns the task of its request and cancels it; the Model keeps what it reads and saves. \
          An answer to a cancelled task comes too late: the Model does not keep it.
          """),
      Caveat(
        number: 14, about: .code(test: "what the list tells belongs to its controller"),
        text: """
          The list's message, and that an action ends it, is the state of a screen and not the Model's. The \
          list is the delegate of its note, editor and banner; of a failed delete the Model tells it.
          """),
      Caveat(
        number: 15, about: .code(test: "Dismissing the editor by its presenter cancels saving"),
        text: """
          The Model lists the changes under way; a save leaves the list when its task ends or is cancelled. \
          The editor owns that task, so it is cancelled with the editor, whoever closes it.
          """),
    ],
    mutants: .mvc, brokenRule: .mvc,
    advice: Advice(
      interaction: """
        The controller mediates: it changes the Model at the user's actions and updates the view at changes \
        of the Model.
        """,
      networking: "Data access belongs to the Model, as the domain data does.",
      source: .mvx),
    sources: [.mvx, .orlov, .modaV, .kallstrom, .lou, .andrade])
}
