import Examples
import Measures

/// Whether no type of a role refers to a type by its own name, so that it can be replaced everywhere.
struct IndependentCheck: KataCheck {
  static let form = CheckForm(word: "independent", arguments: "PATTERN EXAMPLE ROLE TYPE")

  private let pattern: String
  private let example: Example
  private let role: String
  private let type: String

  init?(_ arguments: [String]) {
    guard arguments.count == 4, let example = Example(argument: arguments[1]) else { return nil }
    pattern = arguments[0]
    self.example = example
    role = arguments[2]
    type = arguments[3]
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    guard context.entry(of: pattern) != nil else { return .absent(pattern) }
    guard let code = try await context.code(of: pattern)?.code[example] else { return .unmeasurable(pattern) }
    let links = code.links.filter { $0.from.role == role && $0.to.name == type }
    let names = Set(links.map(\.from.name)).sorted().joined(separator: ", ")
    guard !names.isEmpty else { return .holds("no \(role) refers to \(type)") }
    return .fails("\(names) still refers to \(type) itself, which a test cannot replace")
  }
}
