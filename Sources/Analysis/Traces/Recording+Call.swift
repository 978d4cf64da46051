import CodeGraph

extension Recording {
  /// One or several equal calls in a row.
  public struct Call: Sendable, Hashable, Codable {
    /// The outermost type that calls; nil at the start of the program.
    public let from: String?
    /// The outermost type that is called.
    public let to: String
    /// The called member.
    public let member: Member
    /// The number of calls.
    public package(set) var count: Int
    /// The line of the call; nil if the debug information has none.
    public let place: Place?
    /// The line of the called definition.
    public let target: Place?

    /// Creates a call.
    package init(
      from: String?, to: String, member: Member, count: Int = 1, place: Place?, target: Place?
    ) {
      self.from = from
      self.to = to
      self.member = member
      self.count = count
      self.place = place
      self.target = target
    }

    /// Whether only the counts differ.
    package func isLike(_ other: Self) -> Bool {
      var other = other
      other.count = count
      return self == other
    }
  }
}
