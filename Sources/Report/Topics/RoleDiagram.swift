import Catalog
import Measures
import TerminalText

/// The roles in one example and the references between them.
package struct RoleDiagram: Equatable {
  package struct Node: Equatable {
    package let name: String
    /// Nil for a surrounding.
    package let part: Part?
  }

  package struct Edge: Equatable {
    /// The indices of the nodes.
    package let from: Int
    package let to: Int
    /// The pairs of types in which a concrete type is named, and those in
    /// which a protocol is.
    package let concrete: Int
    package let byProtocol: Int
    package let status: PatternCode.RoleArrow.Status
  }

  package let nodes: [Node]
  package let edges: [Edge]

  package init(of code: PatternCode) {
    let arrows = code.roleArrows.filter { $0.status != .unused }
    let ends = Set(arrows.map(\.to))
    let around = Surrounding.allCases.map(\.rawValue).filter(ends.contains)
    let roles = code.roles.map { Node(name: $0.name, part: $0.part) }
    let nodes = roles + around.map { Node(name: $0, part: nil) }
    func index(_ name: String) -> Int {
      nodes.firstIndex { $0.name == name } ?? 0
    }
    self.nodes = nodes
    edges = arrows.map { arrow in
      Edge(
        from: index(arrow.from),
        to: index(arrow.to),
        concrete: arrow.concrete.count,
        byProtocol: arrow.protocol.count,
        status: arrow.status
      )
    }
  }

  /// The roles of a card and the references that it allows between them; those
  /// of wiring, which knows all, are left out.
  package init(of card: Card) {
    nodes = card.roles.map { Node(name: $0.name, part: $0.part) }
    edges = card.arrows.compactMap { Edge($0, between: card.roles) }
  }

  // MARK: Mermaid

  /// A flowchart in Mermaid's syntax: solid arrows if concrete types are named,
  /// dotted ones for protocols.
  var lines: [String] {
    let boxes = nodes.enumerated().map { place, node in
      "  n\(place + 1)\(box(of: node))"
    }
    return ["flowchart LR"] + boxes + edges.flatMap(lines)
  }

  /// A box, round for what is no role.
  private func box(of node: Node) -> String {
    let label = "\"\(Self.label(node.name))\""
    if node.part == nil { return "([\(label)])" }
    return "[\(label)]"
  }

  @ListBuilder<String>
  private func lines(of edge: Edge) -> [String] {
    if edge.concrete > 0 { line(of: edge, "-->", edge.concrete) }
    if edge.byProtocol > 0 { line(of: edge, "-.->", edge.byProtocol) }
  }

  private func line(of edge: Edge, _ arrow: String, _ count: Int) -> String {
    "  n\(edge.from + 1) \(arrow)|\"\(grouped(count))\"| n\(edge.to + 1)"
  }

  /// Escapes a text for a quoted label: all but letters, digits and plain
  /// punctuation become character codes.
  static func label(_ text: String) -> String {
    let scalars = VisibleText.escaping(text).unicodeScalars.map { scalar in
      if isPlain(scalar) { "\(scalar)" } else { "#\(scalar.value);" }
    }
    return scalars.joined()
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic
      || ("0"..."9").contains(scalar)
      || " -.,()".unicodeScalars.contains(scalar)
  }
}

extension RoleDiagram.Edge {
  /// An allowed reference between two of some roles; nil for any other, and
  /// for one from wiring.
  fileprivate init?(_ arrow: Arrow, between roles: [Role]) {
    guard let from = roles.firstIndex(where: { $0.name == arrow.from }),
      roles[from].part != .wiring,
      let to = roles.firstIndex(where: { $0.name == arrow.to })
    else { return nil }
    let concrete =
      switch arrow.via {
      case .concrete: 1
      case .protocol: 0
      }
    self.init(
      from: from,
      to: to,
      concrete: concrete,
      byProtocol: 1 - concrete,
      status: .allowed
    )
  }
}
