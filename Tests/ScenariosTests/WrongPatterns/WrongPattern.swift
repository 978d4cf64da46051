import Examples
import Scenarios
import Testing

/// A way of breaking the contract of one example or two, which some of their scenarios have to detect.
enum WrongPattern: Sendable, CustomTestStringConvertible {
  case wrong(Defect)
  case wrongNotes(NotesDefect)
  case misspelt(String)

  static let all =
    Defect.allCases.map(wrong) + NotesDefect.allCases.map(wrongNotes) + NotesDefect.texts.map(misspelt)

  @MainActor var pattern: ReferencePattern {
    switch self {
    case .wrong(let defect): ReferencePattern(defect: defect)
    case .wrongNotes(let defect): ReferencePattern(notes: defect)
    case .misspelt(let text): ReferencePattern(notes: nil, misspelt: text)
    }
  }

  var testDescription: String {
    switch self {
    case .wrong(let defect): defect.rawValue
    case .wrongNotes(let defect): defect.rawValue
    case .misspelt(let text): "misspells \(text)"
    }
  }

  /// Whether it can fail an example's scenarios.
  func affects(_ example: Example) -> Bool {
    if case .wrong = self { example != .notes } else { example == .notes }
  }
}
