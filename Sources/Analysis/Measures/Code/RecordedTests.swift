import CodeGraph

/// The recorded unit tests of a pattern for one example, of both kinds, and the protocols of their doubles.
public struct RecordedTests: Sendable {
  /// The tests.
  public let tests: [UnitTest]
  /// The names of the types that a double's declaration lists after its own name, by the double's name.
  public let conformances: [String: Set<String>]

  /// Creates a list of tests with the protocols of their doubles.
  public init(tests: [UnitTest], conformances: [String: Set<String>]) {
    (self.tests, self.conformances) = (tests, conformances)
  }

  /// The first test of which the record proves that it hands something of its own to a type; nil if there is none.
  ///
  /// It creates the type, itself or through the code that it uses, and a double of the protocol or of one that refines it. The
  /// fakes of network and storage, which all patterns share, are on no record: a test that creates the type and needs neither
  /// has replaced them.
  func first(using seam: PatternCode.Seam, in code: PatternCode) -> UnitTest? {
    guard case .protocol(let collaborator) = seam.collaborator else { return nil }
    let creating = tests.filter { $0.creates.contains(seam.type.name) }
    if let surrounding = collaborator.surrounding, surrounding != .shared {
      return creating.first { $0.isFree(of: [surrounding]) }
    }
    let names = code.namesRefining(collaborator)
    let doubles = Set(conformances.filter { !$0.value.isDisjoint(with: names) }.keys)
    return creating.first { !doubles.isDisjoint(with: $0.doubles) }
  }
}

extension PatternCode {
  /// The names of a protocol and of those that refine it.
  fileprivate func namesRefining(_ base: ClassifiedType) -> Set<String> {
    let bases = basesOfProtocols
    let refining = allTypes.filter { bases[$0.id]?.contains(base.id) == true }
    return Set(refining.map(\.name)).union([base.name])
  }
}
