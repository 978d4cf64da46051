import Examples
import Measures

/// Whether a role refers to protocols of another.
struct ProtocolsCheck: KataCheck {
  static let form = CheckForm(word: "protocols", arguments: "PATTERN EXAMPLE ROLE ROLE COUNT")

  private let pattern: String
  private let example: Example
  private let from: String
  private let to: String
  private let bound: Int

  init?(_ arguments: [String]) {
    guard arguments.count == 5, let example = Example(argument: arguments[1]), let bound = Int(arguments[4])
    else { return nil }
    pattern = arguments[0]
    self.example = example
    from = arguments[2]
    to = arguments[3]
    self.bound = bound
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    guard context.entry(of: pattern) != nil else { return .absent(pattern) }
    guard let code = try await context.code(of: pattern) else { return .unmeasurable(pattern) }
    let links = code.code[example]?.roleArrows.first { $0.from == from && $0.to == to }?.protocol ?? []
    guard !links.isEmpty else { return .fails("no \(from) knows a protocol of \(to)") }
    let names = Set(links.map { "\($0.from.name) → \($0.to.name)" }).sorted().joined(separator: ", ")
    return CheckFinding(isGood: links.count >= bound, text: "found: \(names)")
  }
}
