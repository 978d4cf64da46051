import Measures

extension Card {
  /// The card of MVC misused: a massive view controller, for contrast.
  public static let massiveMVC = Card(
    id: "massive-mvc", name: "Massive MVC", module: "MassiveMVC",
    summary: "MVC's misuse that the sources complain of: the view controller does everything itself.",
    misuseOf: Card.mvc.id, misusedName: Card.mvc.name,
    roles: [
      Role(
        name: "ViewController",
        duty: "Knows everything: widgets, checks, request, answer, stored session, the next screen.",
        part: .view, types: ["GreetingViewController", "LoginViewController", "HomeViewController"]),
      Role(
        name: "Model", duty: "Entities that all patterns share; no code of the pattern's own is model.",
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
      Term("monolithic component", in: .modaV, here: ["LoginViewController"]),
      Term("Model", in: .mvx, here: ["Model"], caveat: 5),
    ],
    workflow: [
      "At a tap on `logIn` LoginViewController reads both fields and checks them itself.",
      "If a check fails, it shows the message and no request goes out.",
      "Otherwise it shows that a request is under way, builds the request and sends it.",
      "It reads the answer: a session or a failure.",
      "On success it writes the session to its file, and shows Home.",
      "On failure it picks the status text.",
      "Cancel, or a closed window, ends its task; a late answer changes nothing.",
    ],
    claims: [
      Claim(
        id: "massive-mvc.everything",
        evidence: .opinion(
          tried: """
            The surroundings that one type reaches: the card of this contrast is written so that its controller reaches \
            all of them.
            """),
        side: .con, against: ["mvc", "moda-v"],
        text: "The controller often takes on the outside world too.", source: .modaV),
      Claim(
        id: "massive-mvc.monolith",
        evidence: .measured(.more(.largest(.lines, of: .all)), in: .login),
        side: .con, against: ["mvc", "moda-v"],
        text: "The controller can swell, as logic and display are both its business.", source: .modaV),
      Claim(
        id: "massive-mvc.load",
        evidence: .measured(.more(.largest(.fanOut, of: .logic)), in: .login), side: .con,
        against: ["mvp", "mvvm"],
        text: "Much of the load rests on the controller.", source: .mvx),
      Claim(
        id: "massive-mvc.untestable",
        evidence: .measured(.fewer(.testsWithoutWidgets), in: .login), side: .con,
        against: ["mvp", "mvvm", "viper"],
        text: "Probably little but the Model can be tested.", source: .orlov),
      Claim(
        id: "massive-mvc.maintenance", evidence: .opinion, side: .con,
        text: "A component of this kind is hard to maintain.", source: .modaV),
    ],
    caveats: [
      Caveat(
        number: 1, about: .text,
        text: """
          No source proposes this as a pattern. It is the misuse that gave MVC its name for massive view \
          controllers, kept beside disciplined MVC so that the two are told apart.
          """),
      Caveat(
        number: 2, about: .code(test: "it has MVC's screens, and in them the work of MVC's model"),
        text: """
          It is no straw man: the code is careful, passes every scenario and has MVC's structure of screens. \
          Only where the work stands differs.
          """),
      Caveat(
        number: 3, about: .code(test: "Greeting is MVC's"),
        text: """
          Greeting has nothing outside the screen, so its controller is MVC's, line for line. Claims are decided \
          by Login.
          """),
      Caveat(
        number: 4, about: .code(test: "request, answer and session have the shared format"),
        text: """
          Request, answer and session still go through the wire and storage format that all patterns share. \
          A controller that also wrote JSON would be longer yet.
          """),
      Caveat(
        number: 5, about: .code(test: "no code of its own is Model"),
        text: """
          The MV(X) page counts data access to the Model. Here the controller has taken it over, and what is \
          left of the Model are the entities that all patterns share.
          """),
      Caveat(
        number: 6, about: .text,
        text: """
          Orlov says of Cocoa's MVC what massive-mvc.untestable asks: his article has it \
          grow massive by itself. He knew neither MODA-V nor the patterns after it.
          """),
      Caveat(
        number: 7, about: .code(test: "its widgets can be used with no screen"),
        text: """
          Here widgets run in the test's process, at once and with no screen: what makes UIKit's controllers hard to \
          test is absent, and mutation scores tell nothing of it.
          """),
    ],
    mutants: .massiveMVC,
    advice: Advice(
      interaction: """
        Give each component one job: application logic, display and the outside world apart, so that none \
        becomes a monolith.
        """,
      networking: "Take requests and storage out of the controller.", source: .modaV),
    sources: [.modaV, .mvx, .orlov])
}
