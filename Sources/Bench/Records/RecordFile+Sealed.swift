import Foundation

extension RecordFile {
  /// Reads facts that are sealed; throws at the first whose values are not those that were recorded.
  func sealedFacts<Fact: Codable & Sendable>(
    _ type: Fact.Type = Fact.self, in package: URL
  ) throws(RecordError) -> [Fact] {
    let sealed = try facts(Sealed<Fact>.self, in: package)
    if let line = sealed.firstIndex(where: { !$0.isWhole }) { throw malformed(line: line + 1) }
    return sealed.map(\.fact)
  }

  /// Writes facts, each sealed.
  func writeSealed<Fact: Codable & Sendable>(_ facts: [Fact], in package: URL) throws(RecordError) {
    let sealed: [Sealed<Fact>]
    do {
      sealed = try facts.map { try Sealed($0) }
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
    try write(sealed, in: package)
  }
}
