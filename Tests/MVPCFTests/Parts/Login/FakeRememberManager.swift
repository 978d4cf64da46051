import Examples
import Foundation

@testable import MVPCF

/// Keeps the session, or fails as on a full disk.
final class FakeRememberManager: RememberManager {
  var session: Session?
  var works = true

  func remember(_ session: Session) throws {
    guard works else { throw CocoaError(.fileWriteOutOfSpace) }
    self.session = session
  }
}
