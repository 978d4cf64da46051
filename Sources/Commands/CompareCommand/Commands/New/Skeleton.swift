import PackageLayout

/// The files of an empty pattern with the two smallest examples: it builds, and every scenario fails.
struct Skeleton {
  let name: PatternName
  /// The test names that every pattern has, by file.
  let tests: [(file: String, names: [String])]

  private var library: String { PackageLayout.code(of: name.module) }
  private var program: String { PackageLayout.program(of: name.module) }
  private var own: String { PackageLayout.tests(of: name.module) }
  private var cardFile: String { PackageLayout.card(of: name.module) }

  /// The folders that hold the whole skeleton.
  var places: [String] { [library, program, own, PackageLayout.catalogue(of: name.module)] }

  /// The texts with their paths in the package, in the suggested order of writing.
  var files: [(path: String, text: String)] {
    [
      ("\(library)/\(name.module)Pattern.swift", entry),
      (
        "\(library)/Greeting/GreetingViewController.swift", controller("Greeting", "the greeting after a tap")
      ),
      ("\(library)/Login/LoginViewController.swift", controller("Login", "how the login goes")),
      ("\(program)/Run\(name.module).swift", executable),
      (cardFile, card),
      ("\(PackageLayout.catalogue(of: name.module))/\(name.module)BrokenRule.swift", brokenRule),
      (PackageLayout.calls(of: name.module), Self.noCalls),
    ]
      + tests.map { test in
        ("\(PackageLayout.logicTests(of: name.module))/\(test.file).swift", suite(test.file, test.names))
      } + [
        ("\(own)/Fixtures/GreetingGraph.txt", "GreetingViewController → ViewController: inherits\n")
      ]
  }

  /// The first line of a file of recordings without any, whose fingerprint is that of no code.
  private static let noCalls = #"{"head":{"fingerprint":"","lines":1}}"# + "\n"

  /// The line for the list of patterns in `Package.swift`.
  var manifestLine: String { "  (module: \"\(name.module)\", id: \"\(name.id)\")," }

  var registryLine: String { "    (\(name.module)Pattern(), .\(name.member))," }

  var importLine: String { "import \(name.module)" }

  private var entry: String {
    """
    import Examples
    import TerminalKit

    /// \(name.title): the composition root.
    public struct \(name.module)Pattern: GreetingPattern, LoginPattern {
      /// The suffix of its programs' names.
      public nonisolated let id = "\(name.id)"

      /// Creates the pattern.
      public nonisolated init() {}

      /// Shows the Greeting example.
      public func showGreeting(for person: Person, in window: Window) {
        window.rootViewController = GreetingViewController()
      }

      /// Shows the Login example, on Home if a session was stored.
      public func showLogin(with environment: LoginEnvironment, in window: Window) {
        window.rootViewController = NavigationController(rootViewController: LoginViewController())
      }
    }

    """
  }

  private func controller(_ example: String, _ what: String) -> String {
    """
    import Examples
    import TerminalKit

    /// To be written: shows `\(example)Screen` and \(what).
    final class \(example)ViewController: ViewController {}

    """
  }

  private var executable: String {
    let imports = ["import \(name.module)", "import ExampleCommand"].sorted().joined(separator: "\n")
    return """
      \(imports)

      await ExampleCommand.main(\(name.module)Pattern(), about: "\(name.title): Model, View")

      """
  }

  private var card: String {
    """
    import Measures

    extension Card {
      /// The card of \(name.title).
      public static let \(name.member) = Card(
        id: "\(name.id)", name: "\(name.title)", module: "\(name.module)",
        summary: "To be written in one sentence.",
        roles: [
          Role(
            name: "Model", duty: "Plain data, shared by all patterns.", part: .model, types: Self.sharedEntities),
          Role(
            name: "View", duty: "To be written: what it does, knows and owns.", part: .view,
            types: ["GreetingViewController", "LoginViewController"]),
        ],
        arrows: [
          Arrow(from: "View", to: Arrow.widgets, via: .concrete)
        ],
        terms: [
          Term("Model", in: .\(name.member)Text, here: ["Model"]),
          Term("View", in: .\(name.member)Text, here: ["View"]),
        ],
        workflow: ["To be written in six to eight steps."],
        claims: [],
        caveats: [],
        brokenRule: .\(name.member),
        advice: Advice(source: .\(name.member)Text),
        sources: [.\(name.member)Text])
    }

    extension Source {
      /// To be written: the text that the pattern follows.
      public static let \(name.member)Text = Source(
        key: "\(name.id)", label: "\(name.title)", title: "To be written")
    }

    """
  }

  private func suite(_ suite: String, _ names: [String]) -> String {
    let tests = names.map { name in
      """
        @Test func `\(name)`() {
          Issue.record("To be written.")
        }
      """
    }
    return """
      import Examples
      import TestSupport
      import Testing

      @testable import \(name.module)

      /// Through the logic, to be written: the transport, the store and the view are replaced, all else is real.
      struct \(suite) {
      \(tests.joined(separator: "\n\n"))
      }

      """
  }

  private var brokenRule: String {
    #"""
    import Edits

    extension BrokenRule {
      /// A type of \#(name.title) without a role.
      static let \#(name.member) = BrokenRule(
        edits: [
          Edit(
            in: "Login/LoginViewController.swift", replace: "final class LoginViewController",
            with: """
              final class Bad: ViewController { var file: PrivateFile? }
              final class LoginViewController
              """)
        ],
        breaches: [
          """
          \#(name.title): 'Bad' (\#(library)/Login/LoginViewController.swift:5) plays no role. \
          Put it under one on the pattern's card.
          """
        ])
    }

    """#
  }
}
