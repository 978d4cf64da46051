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
    package let from, to: Int
    /// The pairs of types, in which a concrete type or a protocol is named.
    package let concrete, byProtocol: Int
    package let status: PatternCode.RoleArrow.Status
  }

  package let nodes: [Node]
  package let edges: [Edge]

  package init(of code: PatternCode) {
    let arrows = code.roleArrows.filter { $0.status != .unused }
    let around = Surrounding.allCases.map(\.rawValue).filter { name in arrows.contains { $0.to == name } }
    let nodes =
      code.roles.map { Node(name: $0.name, part: $0.part) } + around.map { Node(name: $0, part: nil) }
    func index(_ name: String) -> Int { nodes.firstIndex { $0.name == name } ?? 0 }
    self.nodes = nodes
    edges = arrows.map { arrow in
      Edge(
        from: index(arrow.from), to: index(arrow.to), concrete: arrow.concrete.count,
        byProtocol: arrow.protocol.count, status: arrow.status)
    }
  }

  /// The roles of a card and the references that it allows between them; those of wiring, which knows all, are left out.
  package init(of card: Card) {
    let roles = card.roles
    nodes = roles.map { Node(name: $0.name, part: $0.part) }
    edges = card.arrows.compactMap { arrow in
      guard let from = roles.firstIndex(where: { $0.name == arrow.from }), roles[from].part != .wiring,
        let to = roles.firstIndex(where: { $0.name == arrow.to })
      else { return nil }
      let isConcrete = arrow.via == .concrete
      return Edge(
        from: from, to: to, concrete: isConcrete ? 1 : 0, byProtocol: isConcrete ? 0 : 1, status: .allowed)
    }
  }

  /// A flowchart in Mermaid's syntax: solid arrows if concrete types are named, dotted ones for protocols.
  var lines: [String] {
    let boxes = nodes.enumerated().map { place, node in
      let label = "\"\(Self.label(node.name))\""
      return "  n\(place + 1)" + (node.part == nil ? "([\(label)])" : "[\(label)]")
    }
    let arrows = edges.flatMap { edge in
      [("-->", edge.concrete), ("-.->", edge.byProtocol)].filter { $0.1 > 0 }.map { line, count in
        "  n\(edge.from + 1) \(line)|\"\(grouped(count))\"| n\(edge.to + 1)"
      }
    }
    return ["flowchart LR"] + boxes + arrows
  }

  /// Escapes a text for a quoted label: all but letters, digits and plain punctuation become character codes.
  static func label(_ text: String) -> String {
    VisibleText.escaping(text).unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " -.,()".unicodeScalars.contains(scalar)
        ? "\(scalar)" : "#\(scalar.value);"
    }.joined()
  }
}
