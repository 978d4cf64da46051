extension Measure {
  /// The kind of type that a reference names.
  public enum TargetKind: String, Sendable, Hashable, CaseIterable {
    /// A concrete type or one of its members.
    case concrete
    /// A protocol or one of its members.
    case `protocol`
    /// Either of them.
    case any

    /// A prefix for "references", with a trailing space.
    var adjective: String { self == .any ? "" : "\(rawValue) " }

    /// The phrase in a definition.
    var words: String {
      switch self {
      case .concrete: "a concrete type"
      case .protocol: "a protocol"
      case .any: "another type"
      }
    }

    /// Whether a link's target is of this kind.
    func matches(_ link: PatternCode.Link) -> Bool {
      self == .any || (self == .protocol) == link.isThroughProtocol
    }
  }
}
