import AnalysisTestSupport
import CompareCommand
import Examples
import Testing

@testable import Catalog
@testable import CodeGraph
@testable import Measures
@testable import Verdicts

/// The lines of a composition root that each example needs.
@Suite struct CompositionRootTests {
  /// 12 lines of code: 3 for all examples, 3 show Greeting, 5 Login and 1 Notes.
  private static let text = """
    import Examples

    /// The root.
    struct OnePattern: GreetingPattern, LoginPattern {
      let id = "one"

      /// Shows the greeting.
      func showGreeting(for person: Person) {
        // On one screen.
        window.show(person)
      }

      /// Shows Log in.
      func showLogin(
        with environment: LoginEnvironment
      ) {
        window.show(environment)
      }

      func showNotes() { window.show() }
    }

    """

  private static let graph: DependencyGraph = {
    func type(_ name: String, in module: String, _ methods: [(String, Int)]) -> TypeNode {
      let file = "Sources/Patterns/\(module)/\(name).swift"
      return TypeNode(
        id: name, name: name, kind: .struct, module: module, place: Place(file: file, line: 4),
        members: methods.map { name, line in
          Member(
            name: name, kind: .method, type: "() -> ()", isStored: false, place: Place(file: file, line: line)
          )
        })
    }
    let contracts = [
      ("GreetingPattern", "showGreeting(for:)"), ("LoginPattern", "showLogin(with:)"),
      ("NotesPattern", "showNotes()"),
    ].map { type($0, in: "Examples", [($1, 1)]) }
    let root = type(
      "OnePattern", in: "One", [("showGreeting(for:)", 8), ("showLogin(with:)", 14), ("showNotes()", 20)])
    var graph = DependencyGraph(types: contracts + [root], edges: [])
    graph.lines = ["OnePattern": 12]
    return graph
  }()

  private static let types = graph.types.filter { $0.module == "One" }

  @Test func `An example needs all lines but those of the methods that show another one`() {
    let root = CompositionRoot(Self.types, in: Self.graph, text: { _ in Self.text })
    #expect(Example.all.map { root.lines(for: $0.name) } == [6, 8, 4])
  }

  @Test func `Without the text all lines count in each example`() {
    let root = CompositionRoot(Self.types, in: Self.graph, text: { _ in nil })
    #expect(Example.all.map { root.lines(for: $0.name) } == [12, 12, 12])
  }

  @Test(arguments: Registry.cards)
  func `Each pattern's root has lines for each example, and more for all`(card: Card) async throws {
    let entry = try #require(try await ThisCode.codebase(of: Registry.cards).entry(of: card.id))
    for (example, code) in entry.code {
      let lines = code.root.lines(for: example.name)
      #expect(lines > 0 && lines < code.root.lines, "\(card.id), \(example.name)")
      #expect(try code.value(.linesOfWiring) >= lines)
      #expect(try code.value(.typesWithWiring) > code.types.count)
    }
  }
}
