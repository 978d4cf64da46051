/// A report as a tree of values, which each format writes in its own way.
package struct Document: Equatable {
  /// A comment at the top of a generated file; nil for output that is not kept.
  let origin: String?
  /// Groups of blocks without blank lines between them in a
  /// terminal; none is empty.
  package let sections: [[Block]]

  init(origin: String? = nil, _ sections: [[Block]]) {
    self.origin = origin
    self.sections = sections.filter { !$0.isEmpty }
  }

  /// The lines of its diagrams, in Mermaid's syntax.
  var diagrams: [[String]] {
    sections.joined().compactMap { block in
      switch block {
      case .diagram(let diagram): diagram.lines
      case .code(let lines, language: "mermaid"): lines
      default: nil
      }
    }
  }
}
