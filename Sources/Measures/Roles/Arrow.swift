/// Permission for code of one role to name a type or a member of another.
public struct Arrow: Sendable, Hashable {
  /// How much of the role at its tip an arrow allows to be named.
  public enum Via: String, Sendable, Hashable, CaseIterable {
    /// Its concrete types may be named.
    case concrete
    /// Only a protocol of it may be named.
    case `protocol`
  }

  /// The end of an arrow that leads to the screen's widgets, which belong to no role.
  public static let widgets = Surrounding.widgets.rawValue
  /// The end of an arrow that leads to the way to a server, which belongs to no role.
  public static let network = Surrounding.network.rawValue
  /// The end of an arrow that leads to what outlives the program, which belongs to no role.
  public static let storage = Surrounding.storage.rawValue

  /// The name of the role whose code does the naming.
  public let from: String
  /// The name of the role that is named, or one of ``widgets``, ``network`` and ``storage``.
  public let to: String
  /// Whether concrete types may be named or only protocols.
  public let via: Via

  /// The arrow as it stands on a card.
  public var code: String {
    let surrounding = Surrounding(rawValue: to).map { "Arrow.\($0.rawValue.lowercased())" }
    return "Arrow(from: \"\(from)\", to: \(surrounding ?? "\"\(to)\""), via: .\(via.rawValue)),"
  }

  /// Creates an arrow between two roles.
  public init(from: String, to: String, via: Via) {
    self.from = from
    self.to = to
    self.via = via
  }
}
