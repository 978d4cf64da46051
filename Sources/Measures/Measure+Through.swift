extension Measure {
  /// How a reference names its target.
  public enum Through: String, Sendable, Hashable, CaseIterable {
    /// By a concrete type or one of its members.
    case concrete
    /// By a protocol or one of its members.
    case `protocol`
    /// Either way.
    case any

    /// The word before "references", with the space between them.
    var adjective: String { self == .any ? "" : "\(rawValue) " }

    /// By what a type is named.
    var words: String {
      switch self {
      case .concrete: "a concrete type or a member of that"
      case .protocol: "a protocol or a member of that"
      case .any: "a concrete type, a protocol or a member of either"
      }
    }

    /// Whether a link names its target this way.
    func admits(_ link: PatternCode.Link) -> Bool {
      self == .any || (self == .protocol) == link.isThroughProtocol
    }
  }
}
