/// A term with its meaning, an entry of a definition list.
package struct Definition: Equatable {
  package let term: [Span]
  package let meaning: [Span]

  package init(_ term: [Span], _ meaning: [Span]) {
    self.term = term
    self.meaning = meaning
  }

  package init(_ term: String, _ meaning: String) {
    self.init([Span(term)], [Span(meaning)])
  }
}
