/// Holds what functions without parameters return by their USRs against their heads in the source.
///
/// A parameter says its function's USR once more; without one, nothing in the index does.
struct HeadCheck {
  /// What the head of a function names.
  private struct Head {
    let function: IndexOccurrence
    /// Whether anything is named.
    var isNamed = false
    /// Whether something is named that stands for another type, which the USR has in its place.
    var hasAlias = false
    /// A type that is not in what the function returns.
    var stranger: IndexOccurrence?
  }

  let text: SourceText
  let facts: StoreFacts
  /// By the symbols' numbers.
  private var heads: [Int: Head] = [:]

  /// Begins, with no function.
  init(_ text: SourceText, _ facts: StoreFacts) {
    self.text = text
    self.facts = facts
  }

  /// Notes that a function begins, if it is one without parameters.
  mutating func begin(_ occurrence: IndexOccurrence) {
    if facts[occurrence.symbol]?.result != nil { heads[occurrence.symbol.id] = Head(function: occurrence) }
  }

  /// Notes what is named between a function's name and its body.
  mutating func note(_ occurrence: IndexOccurrence, in function: IndexSymbol) {
    guard let result = facts[function]?.result, let spelling = facts[occurrence.symbol]?.spelling else {
      return
    }
    heads[function.id]?.isNamed = true
    if occurrence.symbol.kind == .typealias { heads[function.id]?.hasAlias = true }
    if occurrence.symbol.isType, !result.contains(word: spelling), !result.contains(word: Self.opaque) {
      heads[function.id]?.stranger = occurrence
    }
  }

  private static let opaque = Array("some".utf8)

  /// The first that is wrong, and where; nil if nothing is.
  func problem() -> (String, IndexOccurrence)? {
    for head in heads.values.sorted(by: { $0.function.line < $1.function.line }) {
      if !head.hasAlias {
        if !hasLabels(head.function) { return ("its USR has other labels in what it returns", head.function) }
        if let stranger = head.stranger {
          return ("'\(head.function.symbol.name)' does not return it", stranger)
        }
      }
      if !head.isNamed, returnsAnother(head.function) {
        return ("its USR returns what its text does not", head.function)
      }
    }
    return nil
  }

  /// Whether a function in whose head nothing is named returns something by its USR and nothing by the text, or the other
  /// way round.
  private func returnsAnother(_ function: IndexOccurrence) -> Bool {
    let symbol = function.symbol
    guard let result = facts[symbol]?.result, let spelling = facts[symbol]?.spelling,
      let start = text.offset(ofLine: function.line, column: function.column)
    else { return false }
    let name = spelling.count + (text.has("`", at: start) ? 2 : 0)
    guard text.has("(", at: start + name), text.has(")", at: start + name + 1) else { return false }
    let rest = text.bytes[(start + name + 2)...]
    let words = rest.prefix { SourceText.isWord($0) || $0 == 32 || $0 == 10 || $0 == 13 }.count
    let arrow = start + name + 2 + words
    let isNothing = result.ends(with: "-> ()".utf8)
    guard text.has("->", at: arrow) else { return !isNothing }
    // Brackets may hold anything, also nothing.
    return isNothing && !text.has("(", at: arrow + 3)
  }

  /// Whether the labels in what a function returns by its USR stand in the text after its name.
  private func hasLabels(_ function: IndexOccurrence) -> Bool {
    guard let result = facts[function.symbol]?.result,
      let start = text.offset(ofLine: function.line, column: function.column)
    else { return true }
    var label: [UInt8] = []
    for byte in result {
      if SourceText.isWord(byte) {
        label.append(byte)
      } else {
        if byte == UInt8(ascii: ":"), !label.isEmpty {
          // As far as the next line but two: a head is not longer.
          let head = Array(
            text.bytes[start...].split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false).prefix(
              3
            )
            .joined())
          if !head.contains(word: label) { return false }
        }
        label.removeAll(keepingCapacity: true)
      }
    }
    return true
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String.UTF8View) -> Bool {
    count >= text.count && self[(count - text.count)...].elementsEqual(text)
  }
}
