/// The identifier of an effect, within the features from the root down to the one that returned it.
///
/// Two children may thus use the same name.
nonisolated struct EffectID: Hashable, Sendable {
  /// The names of the features from the outermost one to the effect's own, then the effect's.
  private let path: [String]

  /// Creates an identifier within a feature.
  init(_ name: String) {
    path = [name]
  }

  private init(path: [String]) {
    self.path = path
  }

  /// The same effect as the feature's parent names it.
  func lifted(into feature: String) -> EffectID {
    EffectID(path: [feature] + path)
  }

  /// Whether this is that effect, or one of that feature.
  func isWithin(_ other: EffectID) -> Bool {
    path.starts(with: other.path)
  }
}
