extension Card {
  /// The types of both examples' data, which all patterns share.
  static let sharedEntities = ["Person", "Credentials", "User", "Session"]
}
