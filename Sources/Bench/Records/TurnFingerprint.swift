import Catalog
import Foundation
import PackageLayout
import Processes

/// The fingerprint of what the result of a fixture depends on, without comments: the modules that patterns and scenarios are
/// built on, what runs and measures them, the pattern's code and card, and the patch.
///
/// The figures of other patterns are not part of it: reports compare with those of the day.
package struct TurnFingerprint {
  /// The fingerprint of what all fixtures share.
  private let shared: Fingerprint
  /// The same with what unit tests are built on.
  private let sharedWithTests: Fingerprint
  private let package: URL

  /// Takes the fingerprint of what all fixtures share.
  package init(in package: URL) {
    let runners = PackageLayout.runners + [PackageLayout.turnRunner] + PackageLayout.measuring
    shared = Self.fingerprint(of: SharedModule.ofRecordings.map(\.path) + runners, in: package)
    sharedWithTests = Self.fingerprint(
      of: SharedModule.ofTests.map(\.path) + runners + [PackageLayout.mutantRunner], in: package)
    self.package = package
  }

  /// The fingerprint for a fixture in sixteen hexadecimal digits.
  package func text(of fixture: TurnFixture) -> String {
    var fingerprint = fixture.needsUnitTests ? sharedWithTests : shared
    let module = fixture.card.module
    fingerprint.addCode(in: PackageLayout.code(of: module), of: package)
    if fixture.needsUnitTests { fingerprint.addCode(in: PackageLayout.tests(of: module), of: package) }
    fingerprint.add((try? Data(contentsOf: package.appending(path: fixture.patch))) ?? Data())
    for text in Self.texts(of: fixture) { fingerprint.add(text) }
    return fingerprint.text
  }

  private static func fingerprint(of folders: [String], in package: URL) -> Fingerprint {
    var fingerprint = Fingerprint()
    for folder in folders { fingerprint.addCode(in: folder, of: package) }
    return fingerprint
  }

  /// What the fixture and the card of its program say.
  private static func texts(of fixture: TurnFixture) -> [String] {
    let card = fixture.programCard
    let effects = fixture.effects.map(\.measure.name)
    let mistakes = card.mutants.filter { fixture.mutations.contains($0.mutation) }
      .flatMap(\.edits).flatMap { [$0.file, $0.original, $0.replacement] }
    return [fixture.example.id] + card.checkedTexts + effects + mistakes
  }
}
