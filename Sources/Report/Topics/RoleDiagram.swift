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
    let edges = arrows.flatMap(Self.edges)
    var lines = ["flowchart LR"]
    lines += roles.map { "  \(node($0))[\"\(Self.label($0))\"]" }
    lines += around.map { "  \(node($0))([\"\(Self.label($0))\"])" }
    lines += edges.map { "  \(node($0.from)) \($0.line)|\"\($0.text)\"| \(node($0.to))" }
    let offending = edges.indices.filter { edges[$0].isForbidden }.map(String.init)
    if !offending.isEmpty {
      lines.append("  linkStyle \(offending.joined(separator: ",")) stroke:#c00,color:#c00")
    }
    self.lines = lines
  }

  private struct Edge {
    let from: String
    let to: String
    /// Solid if concrete types are named, dotted if protocols only.
    let line: String
    let text: String
    let isForbidden: Bool
  }

  private static func edges(of arrow: PatternCode.RoleArrow) -> [Edge] {
    [("-->", arrow.concrete), ("-.->", arrow.protocol)].flatMap { line, links in
      let forbidden = links.filter(arrow.offending.contains)
      let excused = links.filter(arrow.excused.contains)
      let allowed = links.filter { !forbidden.contains($0) && !excused.contains($0) }
      return [(allowed, ""), (excused, " excused"), (forbidden, " forbidden")].filter { !$0.0.isEmpty }
        .map { links, word in
          Edge(
            from: arrow.from, to: arrow.to, line: line, text: grouped(links.count) + word,
            isForbidden: word == " forbidden")
        }
    }
  }

  /// Escapes a text for a quoted label: all but letters, digits and plain punctuation become character codes.
  private static func label(_ text: String) -> String {
    VisibleText.escaping(text).unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " -.,()".unicodeScalars.contains(scalar)
        ? "\(scalar)" : "#\(scalar.value);"
    }.joined()
  }
}
