import Measures

extension Measure {
  /// The parties that a measure is about, those of a growth included.
  var parties: [Party] {
    switch self {
    case .largest(_, let party): [party]
    case .references(let from, let to, _): [from, to]
    case .membersNamed(let by, let of), .valuesAsked(let by, let of): [by, of]
    case .constructions(let by), .protocolsOfSeveralMembers(let by): [by]
    case .growth(let measure): measure.parties
    default: []
    }
  }
}
