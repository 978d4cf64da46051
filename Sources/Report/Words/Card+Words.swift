import Catalog

extension Card {
  /// Whether the pattern is the misuse of another one.
  var isMisuse: Bool { misuseOf != nil }
}

extension Source {
  /// The full reference, linked to its address.
  func link(_ tone: Span.Tone = .plain) -> Span {
    Span(reference, tone).linked(to: address)
  }
}

extension Caveat {
  /// The name of the test that shows it; nil for a caveat about a text.
  var test: String? {
    if case .code(let test) = subject { test } else { nil }
  }
}

extension Claim.Kind {
  var meaning: String {
    switch self {
    case .rule: "prescribed by the pattern's source"
    case .measured: "the code of the examples can decide it"
    case .change:
      """
      about change; 'compare changes' has the verdict of all change requests, \
      or what would decide it
      """
    case .cited: "a study found it; it is only quoted here"
    case .opinion: "no figure here decides it"
    }
  }
}
