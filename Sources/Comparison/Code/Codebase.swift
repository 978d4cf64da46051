import Catalog
import CodeGraph
import Examples
import Measures

/// The code of all patterns of the catalogue, as the compiler's index has it.
public struct Codebase: Sendable {
  /// One pattern's code.
  public struct PatternEntry: Sendable {
    /// The pattern's card.
    public let card: Card
    /// Its code for each example.
    public let code: [Example: PatternCode]
    /// The figures of that code for the tables.
    let figures: [Example: [Measure: Figure]]
    /// How many lines of code its entry takes, which puts both examples together.
    public let entryLines: Int
    /// What came of its mutants; nil if they have not been tried since it was changed.
    public let mutants: PatternMutants?
  }

  /// The patterns that could be measured, in the order of the catalogue.
  public let patterns: [PatternEntry]
  /// Why others could not be, in the same order.
  public let faults: [PatternFault]

  /// Sorts a graph by patterns, examples and roles: a type without a role or with two, and what else keeps a pattern from
  /// being measured, is a fault of that pattern alone. The mutants are those of this very code, as far as they were tried.
  public init(
    graph: DependencyGraph, failures: [String: CodeGraphError] = [:], cards: [Card],
    mutants: [PatternMutants] = []
  ) {
    var patterns: [PatternEntry] = []
    var faults: [PatternFault] = []
    for card in cards {
      do throws(MeasureError) {
        if let failure = failures[card.module] { throw .graph(failure) }
        let tried = mutants.first { $0.pattern == card.id }
        patterns.append(try PatternEntry(of: card, at: Self.path(of: card), in: graph, mutants: tried))
      } catch {
        faults.append(PatternFault(of: card, at: Self.path(of: card), in: graph, reason: error))
      }
    }
    (self.patterns, self.faults) = (patterns, faults)
  }

  /// What has to be read: every pattern, and what all of them share.
  public static func targets(for cards: [Card]) -> [SourceTarget] {
    cards.map { card in
      SourceTarget(
        module: card.module, path: path(of: card), imports: ["Examples", "TerminalKit"], isOnMainActor: true,
        lookups: card.lookups)
    } + [
      SourceTarget(module: "Examples", path: "Sources/Examples", imports: ["TerminalKit"]),
      SourceTarget(
        module: "TerminalKit", path: "Sources/TerminalKit", imports: ["TerminalText"], isOnMainActor: true),
      SourceTarget(module: "TerminalText", path: "Sources/TerminalText"),
    ]
  }

  /// A pattern's code; nil if it could not be measured.
  public func entry(of id: Card.ID) -> PatternEntry? {
    patterns.first { $0.card.id == id }
  }

  private static func path(of card: Card) -> String { "Sources/Patterns/\(card.module)" }
}

extension Codebase.PatternEntry {
  /// Sorts and measures a pattern's code.
  fileprivate init(
    of card: Card, at path: String, in graph: DependencyGraph, mutants: PatternMutants?
  ) throws(MeasureError) {
    let entry = try Self.entry(of: card, at: path, in: graph)
    var code: [Example: PatternCode] = [:]
    var figures: [Example: [Measure: Figure]] = [:]
    for example in Example.allCases {
      let found = try PatternCode(of: card.roleModel, at: path, example: example.folder, in: graph)
      code[example] = found
      for measure in Measure.ofTables {
        // While a pattern is being written, it may have no logic yet to tell a share of.
        figures[example, default: [:]][measure] =
          measure.needsMutants ? mutants?.score(in: example) : try? found.figure(for: measure)
      }
    }
    self.init(
      card: card, code: code, figures: figures,
      entryLines: entry.compactMap { graph.lines[$0.id] }.reduce(0, +), mutants: mutants)
  }

  /// The types that put both examples together: those in the pattern's folder itself.
  private static func entry(
    of card: Card, at path: String, in graph: DependencyGraph
  ) throws(MeasureError) -> [TypeNode] {
    let own = graph.types.filter { $0.module == card.module && $0.place != nil }
    let names = Set(own.map(\.name)).union(graph.types.filter { $0.module == "Examples" }.map(\.name))
    if let type = card.roles.flatMap(\.types).first(where: { !names.contains($0) }) {
      throw .typeMissing(type: type, pattern: card.name)
    }
    let folders = (Example.allCases.map(\.folder) + [PatternCode.commonFolder]).map { "\(path)/\($0)/" }
    var entry: [TypeNode] = []
    for type in own {
      let file = type.place?.file ?? ""
      if folders.contains(where: file.hasPrefix) { continue }
      let isBeside = !file.dropFirst(path.count + 1).contains("/")
      guard isBeside, type.outermostName == "\(card.module)Pattern" else {
        throw .roleMissing(type: type.name, place: type.place?.description ?? "", roles: [])
      }
      entry.append(type)
    }
    return entry
  }
}

extension Example {
  /// The name of the example's folder in a pattern's.
  public var folder: String { rawValue.capitalized }
}
