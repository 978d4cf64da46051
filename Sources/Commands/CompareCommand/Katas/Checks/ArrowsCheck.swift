import Measures

/// Whether the code needs each arrow of the card.
struct ArrowsCheck: KataCheck {
  static let form = CheckForm(word: "arrows", arguments: "PATTERN")

  private let pattern: String

  init?(_ arguments: [String]) {
    guard arguments.count == 1 else { return nil }
    pattern = arguments[0]
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    guard context.entry(of: pattern) != nil else { return .absent(pattern) }
    guard let code = try await context.code(of: pattern) else { return .unmeasurable(pattern) }
    let all = code.code.values.map(\.roleArrows)
    let unused = (all.first ?? []).first { arrow in
      all.allSatisfy { $0.contains { $0.from == arrow.from && $0.to == arrow.to && $0.status == .unused } }
    }
    guard let unused else { return .holds("the code needs every arrow of the card") }
    return .fails("the card allows \(unused.from) → \(unused.to), but the code does not refer to it")
  }
}
