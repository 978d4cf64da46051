import Catalog
import Foundation

extension Question {
  /// The numbers that may follow a word or a pattern.
  public static let numberRange = 0...99_999

  /// Reads an answer, in any case; of a word its beginning is enough, if no other word begins so.
  ///
  /// - Throws: ``NeedError`` with what would be an answer.
  public func need(from text: String, among cards: [Card]) throws(NeedError) -> Need {
    let text = text.trimmingCharacters(in: .whitespaces)
    switch form {
    case .number(let range, let criterion):
      guard let number = Self.number(in: text, within: range) else { throw error(text) }
      return Need(question: id, word: nil, limit: number, criterion: criterion)
    case .word(let options):
      let answer = try LimitedAnswer(text, or: error(text))
      let matches = options.filter { !answer.word.isEmpty && $0.word.hasPrefix(answer.word) }
      guard matches.count == 1 else { throw error(text, options.map(\.word)) }
      // Only a size can be limited.
      guard answer.limit == nil || matches[0].criterion?.request != nil else { throw error(text) }
      return Need(
        question: id, word: matches[0].word, limit: answer.limit, criterion: matches[0].criterion)
    case .pattern:
      let answer = try LimitedAnswer(text, or: error(text))
      guard let found = cards.first(where: { $0.isCalled(answer.word) }) else {
        throw error(text, cards.map(\.id))
      }
      return Need(
        question: id, word: found.id, limit: answer.limit, criterion: .newLines(today: found.id))
    }
  }

  /// What would be an answer, as the end of a sentence.
  public var expected: String {
    switch form {
    case .word(let options):
      let words = options.map(\.word)
      let size =
        options.contains { $0.criterion?.request != nil }
        ? ", or with a number of files, such as \(words[0])=5" : ""
      return "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")\(size)"
    case .number(let range, _): return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .pattern:
      return "the short name of a pattern, such as mvc, or with a number of lines, such as mvc=400"
    }
  }

  private func error(_ text: String, _ candidates: [String] = []) -> NeedError {
    NeedError(text: text, expected: expected, candidates: candidates)
  }

  fileprivate static func number(in text: String, within range: ClosedRange<Int>) -> Int? {
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard let number = Int(digits.trimmingCharacters(in: .whitespaces)), range.contains(number) else {
      return nil
    }
    return number
  }
}

/// A word and, after `=`, a number.
private struct LimitedAnswer {
  /// The word in lower case.
  let word: String
  /// The number; nil without one.
  let limit: Int?

  init(_ text: String, or error: NeedError) throws(NeedError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    word = parts[0].trimmingCharacters(in: .whitespaces).lowercased()
    if parts.count == 1 {
      limit = nil
    } else {
      guard let number = Question.number(in: String(parts[1]), within: Question.numberRange) else {
        throw error
      }
      limit = number
    }
  }
}
