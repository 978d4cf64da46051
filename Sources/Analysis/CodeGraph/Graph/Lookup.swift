/// A place where code looks up a type, a member or a listener by name at run time; the index does not name the target.
public struct Lookup: Sendable, Hashable, Codable {
  /// The type that contains the place.
  public let type: TypeNode.ID
  /// The type or member that does the look-up, such as `Mirror` or `NSClassFromString(_:)`.
  public let mechanism: String
  /// The name that is looked up, if the source has it at that place; nil if it is computed.
  public internal(set) var name: String?
  /// The place.
  public let place: Place
  /// The column, from 1, as a line may contain several; 0 if unknown.
  public internal(set) var column: Int = 0

  /// The mechanisms of Swift, Foundation and the Objective-C runtime.
  static let platformMechanisms: Set<String> = [
    "Mirror", "_typeByName(_:)", "NSClassFromString(_:)", "NSSelectorFromString(_:)",
    "NSProtocolFromString(_:)",
    "Selector", "NotificationCenter", "perform(_:)", "perform(_:with:)", "value(forKey:)",
    "value(forKeyPath:)",
    "setValue(_:forKey:)", "setValue(_:forKeyPath:)", dynamicMember,
  ]

  /// The subscript of `@dynamicMemberLookup`.
  static let dynamicMember = "subscript(dynamicMember:)"
}
