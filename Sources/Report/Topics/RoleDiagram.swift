import Measures
import TerminalText

/// A Mermaid flowchart of the roles in one example and the references between them.
struct RoleDiagram {
  /// The lines of the diagram in Mermaid's syntax.
  let lines: [String]

  init(of code: PatternCode) {
    let roles = code.roles.map(\.name)
    let arrows = code.roleArrows.filter { $0.status != .unused }
    let around = Surrounding.allCases.map(\.rawValue).filter { name in arrows.contains { $0.to == name } }
    let names = roles + around
    func node(_ name: String) -> String { "n\((names.firstIndex(of: name) ?? names.count) + 1)" }
    // Solid if concrete types are named, dotted if protocols only.
    let edges = arrows.flatMap { arrow in
      [("-->", arrow.concrete), ("-.->", arrow.protocol)].filter { !$0.1.isEmpty }.map { line, links in
        "  \(node(arrow.from)) \(line)|\"\(grouped(links.count))\"| \(node(arrow.to))"
      }
    }
    lines =
      ["flowchart LR"] + roles.map { "  \(node($0))[\"\(Self.label($0))\"]" }
      + around.map { "  \(node($0))([\"\(Self.label($0))\"])" } + edges
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
