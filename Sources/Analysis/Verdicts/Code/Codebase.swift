import Catalog
import CodeGraph
import Examples
import Measures
import PackageLayout
import Records

/// The code of all patterns of the catalogue, read from the compiler's index.
public struct Codebase: Sendable {
  /// One pattern's code.
  public struct PatternEntry: Sendable {
    /// The pattern's card.
    public let card: Card
    /// The code for each example.
    public let code: [Example: PatternCode]
    /// The results of its mutants; nil if they are missing or stale.
    public let mutants: PatternMutants?
  }

  /// The measured patterns, in the order of the catalogue.
  public let patterns: [PatternEntry]
  /// The patterns that cannot be measured, in the same order.
  public let faults: [PatternFault]

  /// Assigns a graph's types to patterns, examples and roles; an error, such as a type without a role, concerns one pattern
  /// only. The mutation results must not be stale.
  ///
  /// `text` gives a file of the package by its path: it tells which lines of a composition root an example needs.
  public init(
    graph: DependencyGraph, failures: [String: CodeGraphError] = [:], cards: [Card],
    mutants: [PatternMutants] = [], text: (String) -> String? = { _ in nil }
  ) {
    var patterns: [PatternEntry] = []
    var faults: [PatternFault] = []
    let modules = Set(cards.map(\.module))
    for card in cards {
      let graph = graph.without(modules.subtracting([card.module]))
      do throws(MeasureError) {
        if let failure = failures[card.module] { throw .graph(failure) }
        let tried = mutants.first { $0.pattern == card.id }
        patterns.append(
          try PatternEntry(of: card, at: Self.path(of: card), in: graph, mutants: tried, text: text))
      } catch {
        faults.append(PatternFault(of: card, at: Self.path(of: card), in: graph, reason: error))
      }
    }
    (self.patterns, self.faults) = (patterns, faults)
  }

  /// The modules to read: the patterns and their shared modules.
  public static func targets(for cards: [Card]) -> [SourceTarget] {
    cards.map { card in
      SourceTarget(
        module: card.module, path: path(of: card), imports: ["Examples", "TerminalKit"], isOnMainActor: true,
        lookups: card.lookups)
    }
      + SharedModule.ofPatterns.reversed().map { module in
        SourceTarget(
          module: module.name, path: module.path, imports: module.dependencies,
          isOnMainActor: module.isOnMainActor)
      }
  }

  /// A pattern's code; nil if it cannot be measured.
  public func entry(of id: Card.ID) -> PatternEntry? {
    patterns.first { $0.card.id == id }
  }

  private static func path(of card: Card) -> String { PackageLayout.code(of: card.module) }
}

extension Codebase.PatternEntry {
  /// Measures a pattern's code.
  fileprivate init(
    of card: Card, at path: String, in graph: DependencyGraph, mutants: PatternMutants?,
    text: (String) -> String?
  ) throws(MeasureError) {
    let types = try Self.compositionRoot(of: card, at: path, in: graph)
    let root = CompositionRoot(types, in: graph, text: text)
    var code: [Example: PatternCode] = [:]
    for example in Example.all where Self.has(example, card, at: path, in: graph) {
      code[example] = try PatternCode(
        of: card.roleModel, at: path, example: example.name, after: Example.all.compactMap { code[$0] },
        root: root, in: graph)
    }
    guard !code.isEmpty else { throw .graph(.noTypes(module: path)) }
    self.init(card: card, code: code, mutants: mutants)
  }

  /// Whether a pattern has an example: its composition root conforms to the example's protocol, or its folder has types.
  private static func has(
    _ example: Example, _ card: Card, at path: String, in graph: DependencyGraph
  ) -> Bool {
    let (entry, folder) = ("\(card.module)Pattern", "\(path)/\(example.name)/")
    let own = graph.types.filter { $0.module == card.module }
    let conformance = graph.types.first { $0.module == "Examples" && $0.name == "\(example.name)Pattern" }
    return own.contains { $0.place?.file.hasPrefix(folder) == true }
      || graph.edges.contains { edge in
        edge.to == conformance?.id && own.contains { $0.id == edge.from && $0.name == entry }
      }
  }

  /// The composition root: the types directly in the pattern's folder.
  private static func compositionRoot(
    of card: Card, at path: String, in graph: DependencyGraph
  ) throws(MeasureError) -> [TypeNode] {
    let own = graph.types.filter { $0.module == card.module && $0.place != nil }
    let names = Set(own.map(\.name)).union(graph.types.filter { $0.module == "Examples" }.map(\.name))
    if let type = card.roles.flatMap(\.types).first(where: { !names.contains($0) }) {
      throw .typeMissing(type: type, pattern: card.name)
    }
    let folders = (Example.all.map(\.name) + [PatternCode.commonFolder]).map { "\(path)/\($0)/" }
    var entry: [TypeNode] = []
    for type in own {
      let file = type.place?.file ?? ""
      if folders.contains(where: file.hasPrefix) { continue }
      let isBeside = !file.dropFirst(path.count + 1).contains("/")
      guard isBeside, type.outermostName == "\(card.module)Pattern" else {
        throw .noRole(type: type.name, place: type.place)
      }
      entry.append(type)
    }
    return entry
  }
}
