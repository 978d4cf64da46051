import Measures

extension Card {
  /// The card of Model-View-Controller as Cocoa has it.
  public static let mvc = Card(
    id: "mvc", name: "MVC", module: "MVC",
    summary: "A view controller stands between the Model and the widgets and is view and controller in one.",
    roles: [
      Role(
        name: "Model", duty: "Checks input, sends the request, stores the session; knows no widget.",
        part: .model,
        types: ["LoginModel", "LoginClient", "SessionStore"] + Self.sharedEntities),
      Role(
        name: "ViewController", duty: "Knows Model and widgets; owns the texts shown and the way to Home.",
        part: .view, types: ["GreetingViewController", "LoginViewController", "HomeViewController"]),
    ],
    arrows: [
      Arrow(from: "ViewController", to: "Model", via: .concrete),
      Arrow(from: "ViewController", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Model", to: Arrow.network, via: .concrete),
      Arrow(from: "Model", to: Arrow.storage, via: .concrete),
    ],
    terms: [
      Term("Model", in: .mvx, here: ["Model"]),
      Term("data access layer", in: .mvx, here: ["LoginClient", "SessionStore"]),
      Term("Person", in: .mvx, here: ["Person"]),
      Term("PersonDataProvider", in: .mvx, here: ["LoginClient", "SessionStore"]),
      Term("View", in: .mvx, here: ["ViewController"], caveat: 1),
      Term("Controller", in: .mvx, here: ["ViewController"], caveat: 1),
      Term("GreetingViewController", in: .mvx, here: ["GreetingViewController"]),
      Term("person", in: .mvx, here: ["GreetingViewController.person"], caveat: 3),
      Term("didTapButton", in: .mvx, here: ["GreetingViewController.didTapShowGreeting"], caveat: 4),
      Term("Assembling of MVC", in: .mvx, here: [], caveat: 6),
      Term("Controller", in: .modaV, here: ["ViewController"]),
      Term("external interactions", in: .modaV, here: ["LoginClient", "SessionStore"], caveat: 2),
      Term("Massive View Controller", in: .modaV, here: [], caveat: 2),
    ],
    workflow: [
      "At a tap on `logIn` LoginViewController reads both fields and has LoginModel check them.",
      "If a check fails, the controller shows the message for it and no request goes out.",
      "Otherwise the controller shows that a request is under way and asks LoginModel to log in.",
      "LoginModel has LoginClient send the request and read the answer: a session or a failure.",
      "On success LoginModel has SessionStore keep the session, and the controller shows Home.",
      "On failure the controller picks the status text.",
      "Cancel, or a closed window, ends the controller's task; a late answer changes nothing.",
    ],
    claims: [
      Claim(
        id: "mvc.short", evidence: .measured(.fewer(.types), .fewer(.lines)), side: .pro,
        against: ["mvp", "mvvm", "viper"],
        text: "Takes the least code of the four.", source: .orlov),
      Claim(
        id: "mvc.small-apps", evidence: .cited, side: .pro,
        text: "The one to prefer when an app is small.", source: .kallstrom),
      Claim(
        id: "mvc.massive",
        evidence: .opinion(
          tried: """
            The code bound to widgets compares two disciplined versions (moda-v.separation). How often controllers grow in \
            practice, no example can tell.
            """),
        side: .con, against: ["moda-v"],
        text: "In the end the controller often has view logic and business logic alike to manage.",
        source: .modaV),
      Claim(
        id: "mvc.outside",
        evidence: .opinion(
          tried: """
            References from the controller to the network: the card of MVC forbids them and that of Massive MVC is \
            written to have them, so neither is evidence of what happens often.
            """),
        side: .con, against: ["moda-v"],
        text: "Requests and other outside interactions often end up in the controller.", source: .modaV),
      Claim(
        id: "mvc.less-structured", evidence: .opinion, side: .con, against: ["moda-v"],
        text: "Offers little structure to a project that keeps evolving.", source: .modaV),
      Claim(
        id: "mvc.quality-study", evidence: .cited, side: .con, against: ["mvp", "mvvm"],
        text: "Behind MVP and MVVM on testability, modifiability and memory, on Android.", source: .lou),
      Claim(
        id: "mvc.test-effectiveness",
        evidence: .cited(
          tried: """
            The mutation score of the unit tests: they were completed against these very mutants, so it can only tie.
            """),
        side: .difference, against: ["mvvm"],
        text: "By mutation score, no sign that choosing MVC or MVVM alters how effective tests are.",
        source: .andrade),
      Claim(
        id: "mvc.division", evidence: .opinion, side: .difference,
        text: """
          Entities kept apart are easier to understand and to test alone; view and model can be reused. All patterns \
          of the page divide so.
          """, source: .mvx),
      Claim(
        id: "mvc.less-code", evidence: .opinion, side: .difference,
        text: "Code that is not written cannot go wrong, and a chosen architecture spares duplication.",
        source: .mvx),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "view and controller are one role"),
        text: """
          The MV(X) page joins view and controller in one class. So does this version: the widgets are its view, \
          and no separate View role is made up.
          """),
      Caveat(
        number: 2, about: .code(test: "checks, request and storage are the model's"),
        text: """
          What the sources blame on MVC is often its misuse. Here checks, request and storage are the Model's, \
          as the page's own definition of a Model allows.
          """),
      Caveat(
        number: 3, about: .code(test: "a controller takes what it needs in its initialiser"),
        text: """
          The page's controller waits for its Person in an implicitly unwrapped property. Here the initialiser \
          takes what the controller needs.
          """),
      Caveat(
        number: 4, about: .code(test: "nothing is found by a name"),
        text: """
          The page's Swift is obsolete: it names selectors by strings, for instance. Only its structure is \
          used, and nothing is found by a name.
          """),
      Caveat(
        number: 5, about: .text,
        text: """
          The page opens by listing singleton, decorator and bridge as older ways to design an app. They are \
          object patterns; none says how a screen is built.
          """),
      Caveat(
        number: 6, about: .text,
        text: """
          Widgets, layout, entities, wire format and storage format are shared by all patterns, and \
          MVCPattern, which assembles the parts, plays no role. None of it is counted as MVC's code.
          """),
      Caveat(
        number: 7, about: .text,
        text: """
          The studies conflict: Lou puts MVC behind, Källström prefers it for small apps, Andrade et al. find \
          no effect on tests. Lou and Källström studied Android.
          """),
      Caveat(
        number: 8, about: .text,
        text: """
          The study of test-effectiveness measured tests that projects had. Here one hand wrote all tests, and completed \
          them against these very mutants: that they come out equal is no replication.
          """),
    ],
    mutants: .mvc,
    advice: Advice(
      interaction: """
        The controller mediates: it changes the Model when the user acts and updates the view when the Model \
        has changed.
        """,
      networking: "Access to data belongs to the Model's layer, next to the domain data.",
      source: .mvx),
    sources: [.mvx, .orlov, .modaV, .kallstrom, .lou, .andrade])
}
