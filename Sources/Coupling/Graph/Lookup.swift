/// A place where code finds a type, a member or a listener by its name at run time: nobody can say which one from here.
public struct Lookup: Sendable, Hashable, Codable {
  /// The type that looks something up.
  public let type: TypeNode.ID
  /// What it looks it up by, such as `Mirror` or `NSClassFromString(_:)`.
  public let means: String
  /// Where it does.
  public let place: Place

  /// Puts a look-up together.
  public init(type: TypeNode.ID, means: String, place: Place) {
    self.type = type
    self.means = means
    self.place = place
  }

  /// What Swift, Foundation and Objective-C's runtime offer for it.
  static let allMeans: Set<String> = [
    "Mirror", "_typeByName(_:)", "NSClassFromString(_:)", "NSSelectorFromString(_:)",
    "NSProtocolFromString(_:)",
    "Selector", "NotificationCenter", "perform(_:)", "perform(_:with:)", "value(forKey:)",
    "value(forKeyPath:)",
    "setValue(_:forKey:)", "setValue(_:forKeyPath:)", "subscript(dynamicMember:)",
  ]
}
