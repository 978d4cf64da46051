extension Measure {
  /// What a figure is counted in.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Things, so that the figure needs no unit.
    case none = ""
    /// Hundredths of a whole.
    case percent = "per cent"
    /// Multiples of another figure.
    case times
  }

  /// What the figure is counted in.
  public var unit: Unit {
    switch self {
    case .largestRoleShare, .widgetFreeShare, .testableShare, .boundShare, .mutationScore: .percent
    case .growth: .times
    case .roles, .types, .protocols, .files, .members, .lines, .largest, .outsideKinds, .references,
      .membersNamed, .membersBetween, .valuesAsked, .protocolsOfSeveralMembers, .constructions,
      .constructionsOutsideWiring, .rolesNamingOutside, .rolesPlaying, .seams, .viewState,
      .lookups:
      .none
    }
  }
}
