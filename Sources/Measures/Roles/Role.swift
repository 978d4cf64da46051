/// One of the kinds of part that a pattern divides a program into.
public struct Role: Sendable, Hashable {
  /// The role's name as practitioners use it, such as `Presenter`.
  public let name: String
  /// What the role does, knows and owns, in one line.
  public let duty: String
  /// Which part of the program the role plays.
  public let part: Part
  /// The Swift types that play the role: the pattern's own in reading order, then those that all patterns share.
  ///
  /// A protocol belongs to the role that implements it.
  public let types: [String]

  /// Creates a role from its name, its duty, its part and its types.
  public init(name: String, duty: String, part: Part, types: [String]) {
    self.name = name
    self.duty = duty
    self.part = part
    self.types = types
  }
}
