/// A place where code finds a type, a member or a listener by its name at run time: nobody can say which one from here.
public struct Lookup: Sendable, Hashable {
  /// The type that looks something up.
  public let type: TypeNode.ID
  /// What it looks it up by, such as `Mirror` or `NSClassFromString(_:)`.
  public let means: String
  /// The name that it asks for, where that is written as a member's name; nil where it is a value.
  public internal(set) var name: String?
  /// Where it does.
  public let place: Place
  /// The column, from 1, for there may be several in a line; 0 if it is not known.
  public internal(set) var column: Int = 0

  /// What Swift, Foundation and Objective-C's runtime offer for it.
  static let allMeans: Set<String> = [
    "Mirror", "_typeByName(_:)", "NSClassFromString(_:)", "NSSelectorFromString(_:)",
    "NSProtocolFromString(_:)",
    "Selector", "NotificationCenter", "perform(_:)", "perform(_:with:)", "value(forKey:)",
    "value(forKeyPath:)",
    "setValue(_:forKey:)", "setValue(_:forKeyPath:)", dynamicMember,
  ]

  /// The subscript behind a member that is looked up by its name.
  static let dynamicMember = "subscript(dynamicMember:)"
}
