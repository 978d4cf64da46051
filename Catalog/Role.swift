/// One of the kinds of part that a pattern divides a program into.
public struct Role: Sendable, Hashable {
  /// The role's name as practitioners use it, such as `Presenter`.
  public let name: String
  /// What the role does, knows and owns, in one line.
  public let duty: String

  /// Creates a role from its name and its duty.
  public init(name: String, duty: String) {
    self.name = name
    self.duty = duty
  }
}
