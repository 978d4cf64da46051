import Edits
import Examples
import PackageLayout

/// The reference implementation with one deliberate fault in an example, which some scenario has to reject.
///
/// A scenario is only as good as the wrong versions that it rejects.
public struct WrongVersion: Sendable, Hashable {
  /// The fault in plain words, such as `keeps the password after a 401`.
  public let name: String
  /// The example whose contract is broken.
  public let example: Example
  /// The edits of the reference's folder.
  package let edits: [Edit]

  /// Creates a wrong version from its parts.
  package init(_ name: String, of example: Example, _ edits: [Edit]) {
    self.name = name
    self.example = example
    self.edits = edits
  }

  /// All, in the order of the contract.
  public static let all =
    greetingScreen + loginChecks + loginRequests + loginResponses + loginCancelling + loginSessions
    + loginHome
    + noteReading + noteFilter + noteOpening + noteEditor + noteSaving + noteDeleting + noteBanner
    + noteRetry + noteFailures

  /// The wrong version as a change of the package.
  package var change: Change {
    Change(
      "the wrong version '\(name)'", .edits(edits.map { $0.moved(into: PackageLayout.reference) }),
      remedy: """
        Correct it in Catalog/WrongVersions, then check it by 'swift run compare wrong-versions --only "\(name)"'.
        """)
  }
}
