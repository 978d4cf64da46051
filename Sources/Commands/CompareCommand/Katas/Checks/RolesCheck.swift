import CodeGraph
import Examples
import Measures

/// Whether an example's code is divided: its own types play several roles, and each that is no view is called by another.
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
    // Views are called by widgets, and wiring by the composition root.
    let asked = code.types.filter { $0.surrounding == nil && $0.part != .view && $0.part != .wiring }.map(
      \.role)
    if let idle = roles.first(where: { asked.contains($0) && !Self.isUsed($0, in: code) }) {
      return .fails("\(found), but no other role calls \(idle) or reads from it")
    }
    return .holds(found)
  }

  /// Whether a type of another role calls a type of this one, or reads from it.
  private static func isUsed(_ role: String, in code: PatternCode) -> Bool {
    code.links.contains { link in
      link.to.role == role && link.from.role != role && link.from.isOwn
        && link.edge.references.contains { [.calls, .reads].contains($0.kind) }
    }
  }

  private static func list(_ roles: [String]) -> String {
    switch roles.count {
    case 0: "no role"
    case 1: "one role only, \(roles[0])"
    default: roles.joined(separator: ", ")
    }
  }
}
