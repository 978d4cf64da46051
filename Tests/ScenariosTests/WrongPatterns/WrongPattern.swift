import Driver
import Examples
import Scenarios
import Testing

/// A way of breaking the contract of one example or two, which some of their scenarios have to detect.
enum WrongPattern: Sendable, CustomTestStringConvertible {
  case wrong(Defect)
  case wrongNotes(NotesDefect)
  case misspelt(String, in: Example)

  static let all =
    Defect.allCases.map(wrong) + NotesDefect.allCases.map(wrongNotes)
    + Example.all.flatMap { example in Wording.texts(of: example).map { .misspelt($0, in: example) } }

  @MainActor var pattern: ReferencePattern {
    switch self {
    case .wrong(let defect): ReferencePattern(defect: defect)
    case .wrongNotes(let defect): ReferencePattern(notes: defect)
    case .misspelt(let text, _): ReferencePattern(misspelt: text)
    }
  }

  var testDescription: String {
    switch self {
    case .wrong(let defect): defect.rawValue
    case .wrongNotes(let defect): defect.rawValue
    case .misspelt(let text, _): "misspells \(text)"
    }
  }

  /// Whether it can fail an example's scenarios.
  func affects(_ example: Example) -> Bool {
    switch self {
    case .wrong: example != .notes
    case .wrongNotes: example == .notes
    case .misspelt(_, let misspelt): example == misspelt
    }
  }

  /// The scenarios that it can fail, the likely ones first: defects and scenarios have about the same order.
  var scenarios: [Scenario] {
    let place =
      switch self {
      case .wrong(let defect): Self.place(of: defect, in: Defect.allCases)
      // A little earlier: scenarios that repeat one story for each failure reject few further defects.
      case .wrongNotes(let defect): Self.place(of: defect, in: NotesDefect.allCases) - 0.05
      case .misspelt(let text, let example): Self.place(of: text, in: Wording.texts(of: example))
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
