import Examples
import Measures

/// Whether an example's code is divided: its own types play several roles, and each of these has an arrow to or from another.
struct RolesCheck: KataCheck {
  static let form = CheckForm(word: "roles", arguments: "PATTERN EXAMPLE COUNT")

  private let pattern: String
  private let example: Example
  private let bound: Int

  init?(_ arguments: [String]) {
    guard arguments.count == 3, let example = Example(argument: arguments[1]), let bound = Int(arguments[2])
    else { return nil }
    pattern = arguments[0]
    self.example = example
    self.bound = bound
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    guard context.entry(of: pattern) != nil else { return .absent(pattern) }
    guard let code = try await context.code(of: pattern)?.code[example] else { return .unmeasurable(pattern) }
    var roles: [String] = []
    for type in code.types where type.surrounding == nil && !roles.contains(type.role) {
      roles.append(type.role)
    }
    let found = "\(example.name) has types of its own in \(Self.list(roles))"
    guard roles.count >= bound else { return .fails("\(found); \(bound) roles are asked for") }
    let links = code.links.filter { $0.from.role != $0.to.role && $0.from.isOwn && $0.to.isOwn }
    if let alone = roles.first(where: { role in !links.contains { [$0.from.role, $0.to.role].contains(role) }
    }) {
      return .fails("\(found), but \(alone) neither refers to a type of another nor is referred to")
    }
    return .holds(found)
  }

  private static func list(_ roles: [String]) -> String {
    switch roles.count {
    case 0: "no role"
    case 1: "one role only, \(roles[0])"
    default: roles.joined(separator: ", ")
    }
  }
}
