import Catalog

extension PatternCode {
  /// What the code costs to write and to read, the wiring apart.
  public struct Cost: Sendable, Hashable {
    /// How many files hold the types.
    public let files: Int
    /// How many types there are, protocols included.
    public let types: Int
    /// How many of the types are protocols.
    public let protocols: Int
    /// How many members the types have.
    public let members: Int
    /// How many lines of code they take.
    public let lines: Int
    /// The lines of the types that are no protocols, by the part that their role plays; every part but the wiring.
    public let linesByPart: [Part: Int]
    /// The lines of the protocols.
    public let protocolLines: Int
    /// The lines of the roles that only put parts together; not in ``lines``.
    public let wiringLines: Int
    /// The types of the roles that only put parts together; not in ``types``.
    public let wiringTypes: Int
  }

  /// The own types that do more than put others together: what is counted.
  public var counted: [Unit] { units.filter { !$0.isWiring } }

  /// The files that hold those types, or extensions of them with members, sorted.
  var countedFiles: [String] {
    Set(counted.flatMap { [$0.node.place?.file ?? ""] + $0.node.members.map(\.place.file) }).sorted()
  }

  /// What the code costs.
  public var cost: Cost {
    var linesByPart: [Part: Int] = [:]
    for unit in counted where !unit.isProtocol {
      if let part = unit.part { linesByPart[part, default: 0] += unit.lines }
    }
    let wiring = units.filter(\.isWiring)
    return Cost(
      files: countedFiles.count, types: counted.count,
      protocols: counted.count(where: \.isProtocol), members: counted.map(\.node.members.count).reduce(0, +),
      lines: counted.map(\.lines).reduce(0, +), linesByPart: linesByPart,
      protocolLines: counted.filter(\.isProtocol).map(\.lines).reduce(0, +),
      wiringLines: wiring.map(\.lines).reduce(0, +), wiringTypes: wiring.count)
  }
}
