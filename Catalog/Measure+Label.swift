extension Measure {
  /// The measure in a few words, as a line of a report has it: `types`, `concrete references view → logic`.
  public var label: String {
    switch self {
    case .roles: "roles"
    case .types: "types"
    case .protocols: "protocols"
    case .files: "files"
    case .members: "members"
    case .lines: "lines"
    case .largestRoleShare: "share of the largest role"
    case .largest(let size, let party): "\(size.label) of the largest \(party.adjective)type"
    case .outsideKinds: "kinds of outside things in one type"
    case .references(let from, let to, let through):
      "\(through.adjective)references \(from.label) → \(to.label)"
    case .membersNamed(let by, let of): "members of \(of.label) named by \(by.label)"
    case .membersBetween(let one, let other): "members named between \(one.label) and \(other.label)"
    case .valuesAsked(let by, let of): "values of \(of.label) asked by \(by.label)"
    case .protocolsOfSeveralMembers(let party): "protocols of several members in \(party.label)"
    case .constructions(let by): "components made by \(by.label)"
    case .constructionsOutsideWiring: "components made outside the wiring"
    case .rolesNamingOutside: "roles that name network or storage"
    case .rolesPlaying(let part): "roles for \(part.rawValue)"
    case .seams: "seams"
    case .widgetFreeShare: "logic free of widgets"
    case .testableShare: "logic that runs alone"
    case .boundShare: "share of bound view updates"
    case .viewState: "state stored in views"
    case .lookups: "look-ups by name"
    case .mutationScore: "mutation score of own unit tests"
    case .growth(let measure): "growth of \(measure.label)"
    }
  }
}

extension Measure.Size {
  /// The size in a word or two.
  fileprivate var label: String {
    switch self {
    case .efferent: "efferent coupling"
    case .members: "members"
    case .lines: "lines"
    }
  }
}

extension Measure.Through {
  /// The word before "references", with the space between them.
  fileprivate var adjective: String {
    switch self {
    case .concrete, .protocol: "\(rawValue) "
    case .any: ""
    }
  }
}

extension Party {
  /// The word before "type", with the space between them.
  fileprivate var adjective: String {
    switch self {
    case .all: ""
    case .part, .role, .surrounding, .type: "\(label) "
    }
  }
}
