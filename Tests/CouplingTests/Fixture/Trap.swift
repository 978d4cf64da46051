import Catalog
import Testing

@testable import Coupling

/// A few lines of Swift that are easy to read wrongly, and what the graph says of them.
///
/// All traps are compiled together, as the files of one module that may import `Outside` and `Far`. What a test expects was worked
/// out from the lines, not taken from the tool.
struct Trap: Sendable {
  /// The name of its file.
  let file: String
  let text: String

  /// Names a file and its text.
  init(_ file: String, _ text: String) {
    self.file = file
    self.text = text
  }

  /// A module before the traps'.
  static let outside = """
    public struct Account {
      public struct Owner {
        public init() {}
      }
      public init() {}
      public var owner: Owner { Owner() }
    }
    public protocol Auditing {}
    """

  /// A module before the traps' that is not measured.
  static let far = """
    public protocol Ringing { func ring() }
    public final class Bell: Ringing {
      public func ring() {}
      public var tone: Tone { .low }
    }
    public enum Tone {
      case low
      public var name: String { "low" }
    }
    public func bell() -> Bell { Bell() }
    public func something() -> any Ringing { Bell() }
    """

  /// All traps.
  static let all =
    AddedMemberTests.traps + BodyTests.traps + ConformanceTests.traps + DeclarationTests.traps
    + ExpressionTests.traps
    + ExtensionTests.traps + LookupTests.traps + MacroAndWrapperTests.traps + MemberTests.traps
    + NameTests.traps
    + PositionTests.traps + ReferenceKindTests.traps

  private static let reading = Task {
    let sources =
      all.map { ("Sources/Traps/\($0.file)", $0.text) }
      + [("Sources/Outside/Account.swift", outside), ("Sources/Far/Bell.swift", far)]
    let package = try FixturePackage(
      Dictionary(sources) { first, _ in
        Issue.record("Two traps have the same file")
        return first
      })
    return try await package.codes(
      of: [
        MeasuredTarget(module: "Far", path: "Sources/Far"),
        MeasuredTarget(module: "Outside", path: "Sources/Outside"),
        MeasuredTarget(
          module: "Traps", path: "Sources/Traps", imports: ["Outside"],
          lookups: [LookupMember(type: "Switchboard", member: "line(for:)")]),
      ], unmeasured: ["Far"])
  }

  /// What was read of the traps and of the module outside.
  static var codes: [ModuleCode] {
    get async throws { try await reading.value }
  }

  /// What the graph says of all traps and the module outside.
  static var graph: DependencyGraph {
    get async throws { DependencyGraph(joining: try await codes.map(\.graph)) }
  }

  /// Which type names which in the file: `Order.swift:3 Order.pay() calls Card.charge()`.
  ///
  /// A line each time, in the order of the lines and then of the alphabet. Behind the verb stands `protocol` if the type
  /// named is one; `(implicit)` tells what the compiler put there.
  var references: [String] {
    get async throws { try await Self.graph.referenceLines(in: file) }
  }

  /// The types declared in the file: `Order.swift:3 struct Order`.
  var types: [String] {
    get async throws { try await Self.graph.typeLines(in: file) }
  }

  /// The members declared in the file: `Order.swift:3 Order has stored property total: Swift.Int`.
  var members: [String] {
    get async throws { try await Self.graph.memberLines(in: file) }
  }
}
