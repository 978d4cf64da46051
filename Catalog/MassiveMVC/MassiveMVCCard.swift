import Measures

extension Card {
  /// The card of MVC misused: a massive view controller, for contrast.
  public static let massiveMVC = Card(
    id: "massive-mvc", name: "Massive MVC", abbreviation: "Massive", module: "MassiveMVC",
    summary: "The misuse of MVC that the sources criticise: the view controller does everything itself.",
    misuseOf: Card.mvc.id, misusedName: Card.mvc.name,
    roles: [
      Role(
        name: "ViewController",
        duty: "Does everything: widgets, checks, request, response, storage and navigation.",
        part: .view,
        types: [
          "GreetingViewController", "LoginViewController", "HomeViewController", "NoteListViewController",
          "NoteDetailViewController", "NoteEditorViewController", "BannerViewController",
        ]),
      Role(
        name: "Model", duty: "The entities that all patterns share; the pattern adds no model code.",
        part: .model, types: Self.sharedEntities),
    ],
    arrows: [
      Arrow(from: "ViewController", to: "Model", via: .concrete),
      Arrow(from: "ViewController", to: Arrow.widgets, via: .concrete),
      Arrow(from: "ViewController", to: Arrow.network, via: .concrete),
      Arrow(from: "ViewController", to: Arrow.storage, via: .concrete),
    ],
    terms: [
      Term("Massive View Controller", in: .modaV, here: ["ViewController"]),
      Term("Controller", in: .modaV, here: ["ViewController"]),
      Term("monolithic component", in: .modaV, here: ["LoginViewController", "NoteListViewController"]),
      Term("Model", in: .mvx, here: ["Model"], caveat: 5),
    ],
    workflow: [
      "At a tap on `logIn` LoginViewController reads both fields and checks them itself.",
      "If a check fails, it shows the message and sends no request.",
      "Otherwise it shows that it waits and sends the request.",
      "It handles the response: a session or a failure.",
      "On success it stores the session and shows Home.",
      "On failure it shows the message for it.",
      "Cancel, or a closed window, cancels the task; a late response then changes nothing.",
    ],
    claims: [
      Claim(
        id: "massive-mvc.everything",
        evidence: .measured(.more(.references(from: .logic, to: .surrounding(.network), .any))),
        hedge: .usual,
        side: .con, against: ["moda-v"],
        text: "External interactions, such as network requests, are often absorbed by the Controller.",
        gist: "does network", source: .modaV, sentence: .externalInteractionsInController),
      Claim(
        id: "massive-mvc.monolith", evidence: .change, side: .con, against: ["moda-v"],
        text: "The Controller can become bloated, a monolithic component.", source: .modaV,
        sentence: .bloatedComponents),
      Claim(
        id: "massive-mvc.maintenance", evidence: .change, side: .con, against: ["moda-v"],
        text: "Less focused, it is less easy to maintain.", source: .modaV, sentence: .focusedMaintenance),
      Claim(
        id: "massive-mvc.testable", evidence: .measured(.fewer(.testsWithoutWidgets)), side: .con,
        against: ["moda-v"], text: "Less focused, it is less easy to test.", gist: "harder to test",
        source: .modaV, sentence: .focusedTesting),
    ],
    caveats: [
      Caveat(
        number: 1, about: .text,
        text: """
          No source proposes this as a pattern: it is the misuse called massive view controller, written here \
          to show what its critics describe. So its own claims get no verdict.
          """),
      Caveat(
        number: 2, about: .code(test: "it has MVC's screens, and in them the work of MVC's model"),
        text: """
          The code is as careful as MVC's: it passes every scenario and has the same screens. Only the place \
          of the work differs.
          """),
      Caveat(
        number: 3, about: .code(test: "Greeting is MVC's"),
        text: """
          The Greeting screen accesses nothing outside itself, so its controller is MVC's, line for line. \
          Only Login and Notes show the misuse.
          """),
      Caveat(
        number: 4, about: .code(test: "requests, answers and session have the shared format"),
        text: """
          Requests, responses and session use the wire and storage format that all patterns share. A \
          controller that wrote its own JSON would be longer.
          """),
      Caveat(
        number: 5, about: .code(test: "no code of its own is Model"),
        text: """
          The MV(X) page counts data access to the Model. Here the controller has it, and the Model consists \
          of the shared entities.
          """),
      Caveat(
        number: 6, about: .text,
        text: """
          Orlov says that Cocoa's MVC itself leads to massive controllers. His claims and the page's are \
          about MVC and stand on its card; the misuse gets a verdict beside MVC's.
          """),
      Caveat(
        number: 7, about: .code(test: "its widgets can be used with no screen"),
        text: """
          Widgets run in the test's process without a screen. UIKit's controllers are harder to test, and \
          mutation scores do not show it.
          """),
      Caveat(
        number: 8, about: .code(test: "it is less code than MVC, in a longer type"),
        text: """
          In Login and in Notes the misuse takes less code than MVC, so the harm is not the sum of lines: in \
          Notes its longest type is longer than any of MVC's.
          """),
      Caveat(
        number: 9, about: .code(test: "its edge is known by protocols"),
        text: """
          The controller takes HTTPTransport and DataStore from its environment, the edge of every pattern. \
          Tests replace both.
          """),
      Caveat(
        number: 10, about: .code(test: "a stored session is restored"),
        text: """
          LoginViewController chooses the first screen and replaces itself with Home. In MVC the composition \
          root chooses it, which no figure counts.
          """),
      Caveat(
        number: 11, about: .code(test: "the screens of Notes change each other"),
        text: """
          The list owns the notes and the changes, and `didSet` updates both banners. Note, editor and banner \
          know the list by its type and change it; the editor also changes the note's own copy.
          """),
    ],
    mutants: .massiveMVC, brokenRule: .massiveMVC,
    advice: Advice(
      interaction: """
        Give each component one job: separate application logic, display and the outside world, so that none \
        becomes a monolith.
        """,
      networking: "Take requests and storage out of the controller.", source: .modaV),
    sources: [.modaV, .mvx, .orlov])
}
