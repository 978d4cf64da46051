extension Card {
  /// Whether readers ask for the pattern by its name: it then stands in the first block of the first screen.
  ///
  /// The place says nothing else of a pattern.
  public var isAskedFor: Bool { Self.idsAskedFor.contains(id) }

  /// MVC, MVP, MVVM and VIPER are the four that the most quoted source compares (Orlov 2015). Coordinators, Clean Swift and TCA are
  /// the names that readers looked for in vain while they were missing. Each of the others has one author or one repository as its
  /// source, and a misuse is no answer to anybody.
  private static let idsAskedFor: Set<ID> = ["mvc", "mvp", "mvvm", "mvvm-c", "viper", "clean-swift", "tea"]
}
