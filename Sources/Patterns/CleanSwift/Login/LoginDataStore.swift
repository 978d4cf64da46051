import Examples

/// The Log in scene's data for other scenes.
protocol LoginDataStore: AnyObject {
  /// The user who is logged in.
  var user: User? { get }
  /// Whether the user's session is stored.
  var isRemembered: Bool { get }
}
