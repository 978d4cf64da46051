/// A role that a pattern defines, such as Presenter, with the types that play it.
public struct Role: Sendable, Hashable, Encodable {
  /// The name, as practitioners use it.
  public let name: String
  /// The role's responsibilities, references and ownership, in one line.
  public let duty: String
  /// The part of the program that the role plays.
  public let part: Part
  /// The types that play the role: the pattern's own in reading order, then those that all patterns share.
  ///
  /// A protocol belongs to the role of its conforming types.
  public let types: [String]

  /// Creates a role from its name, its duty, its part and its types.
  public init(name: String, duty: String, part: Part, types: [String]) {
    self.name = name
    self.duty = duty
    self.part = part
    self.types = types
  }
}
