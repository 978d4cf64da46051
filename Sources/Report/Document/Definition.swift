/// A term with its meaning, an entry of a definition list.
struct Definition: Equatable {
  let term: [Span]
  let meaning: [Span]

  init(_ term: [Span], _ meaning: [Span]) { (self.term, self.meaning) = (term, meaning) }
  init(_ term: String, _ meaning: String) { self.init([Span(term)], [Span(meaning)]) }
}
