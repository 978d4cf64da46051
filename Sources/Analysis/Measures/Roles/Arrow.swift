/// Permission for the types of one role to refer to those of another.
public struct Arrow: Sendable, Hashable {
  /// The types that may be referred to.
  public enum Permission: String, Sendable, Hashable, CaseIterable {
    /// Concrete types and protocols.
    case concrete
    /// Protocols only.
    case `protocol`
  }

  /// The target for the screen's widgets, which belong to no role.
  public static let widgets = Surrounding.widgets.rawValue
  /// The target for network code, which belongs to no role.
  public static let network = Surrounding.network.rawValue
  /// The target for persistent storage, which belongs to no role.
  public static let storage = Surrounding.storage.rawValue

  /// The name of the referring role.
  public let from: String
  /// The name of the role referred to, or ``widgets``, ``network`` or ``storage``.
  public let to: String
  /// The types that may be referred to.
  public let via: Permission

  /// The line of Swift that declares the arrow on a card.
  public var code: String {
    let surrounding = Surrounding(rawValue: to).map { "Arrow.\($0.rawValue.lowercased())" }
    return "Arrow(from: \"\(from)\", to: \(surrounding ?? "\"\(to)\""), via: .\(via.rawValue)),"
  }

  /// Creates an arrow between two roles.
  public init(from: String, to: String, via: Permission) {
    self.from = from
    self.to = to
    self.via = via
  }
}
