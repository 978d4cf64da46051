import CodeGraph
import Examples
import Foundation
import Measures
import Processes

extension CompositionRoot {
  /// Counts the lines of a root's types in a graph, and those of its methods that show one example each.
  ///
  /// The index has no line of a method but the first, so that `text` gives the files by their paths in the package. Of a file
  /// without a text no method can be told from another, and all lines count in each example.
  init(_ types: [TypeNode], in graph: DependencyGraph, text: (String) -> String?) {
    var linesShowing: [String: Int] = [:]
    for example in Example.all {
      let contract = graph.types.first { $0.module == "Examples" && $0.name == "\(example.name)Pattern" }
      let methods = Set(contract?.members.map(\.name) ?? [])
      let own = types.flatMap(\.members).filter { methods.contains($0.name) }
      linesShowing[example.name] = own.map { Self.lines(of: $0, text: text) }.reduce(0, +)
    }
    self.init(
      types: types, lines: types.compactMap { graph.lines[$0.id] }.reduce(0, +), linesShowing: linesShowing)
  }

  /// The lines of code of a method, in code as swift-format lays it out: its body ends with a brace at its own indentation.
  private static func lines(of method: Member, text: (String) -> String?) -> Int {
    guard let text = text(method.place.file) else { return 0 }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = method.place.line - 1
    guard lines.indices.contains(first) else { return 0 }
    let end = lines[first].prefix { $0 == " " } + "}"
    let isOneLine = lines[first].hasSuffix("}")
    let last = isOneLine ? first : lines[first...].firstIndex { $0.hasPrefix(end) } ?? first
    let code = CodeText.stripped(Data(lines[first...last].joined(separator: "\n").utf8))
    return String(decoding: code, as: UTF8.self).split(separator: "\n").count
  }
}
