import Examples

/// The Home scene's data, which the router of another scene sets.
protocol HomeDataStore: AnyObject {
  /// The user who is logged in.
  var user: User? { get set }
  /// Whether the user's session is stored, as it is unless another scene says otherwise.
  var isRemembered: Bool { get set }
}
