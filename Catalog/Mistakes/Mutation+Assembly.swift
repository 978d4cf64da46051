extension Mutation {
  /// Whether it is a mistake in putting parts together: one is not handed over, or is looked up by a wrong name.
  public var isOfAssembly: Bool { [.collaboratorMissing, .nameMisspelt].contains(self) }
}
