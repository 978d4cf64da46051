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

  /// The scenarios that it can fail, the likely ones first: defects and scenarios have about the same order.
  var scenarios: [Scenario] {
    let place =
      switch self {
      case .wrong(let defect): Self.place(of: defect, in: Defect.allCases)
      // A little earlier: scenarios that repeat one story for each failure reject few further defects.
      case .wrongNotes(let defect): Self.place(of: defect, in: NotesDefect.allCases) - 0.05
      case .misspelt(let text): Self.place(of: text, in: NotesDefect.texts)
      }
    let all = Scenario.all.filter { affects($0.example) }
    let likely = place * Double(all.count)
    return all.enumerated().sorted { abs(Double($0.offset) - likely) < abs(Double($1.offset) - likely) }
      .map(\.element)
  }

  /// The place of one among all, from 0 to 1.
  private static func place<One: Equatable>(of one: One, in all: [One]) -> Double {
    Double(all.firstIndex(of: one) ?? 0) / Double(all.count)
  }
}
