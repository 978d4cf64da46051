import Examples
import Foundation

/// The behaviour of a fake that stores a session: it keeps it in memory, or fails as on a full disk.
///
/// A pattern's own fake inherits it and says which protocol it stands for.
@MainActor
open class SessionInMemory {
  /// The session that is stored.
  public var session: Session?
  /// Whether storing works.
  public var works = true

  /// Makes a fake that stores nothing yet.
  public init() {}

  /// The session that is stored.
  public func load() -> Session? { session }

  /// Stores a session.
  public func save(_ session: Session) throws {
    guard works else { throw CocoaError(.fileWriteOutOfSpace) }
    self.session = session
  }

  /// Forgets the session.
  public func delete() {
    session = nil
  }
}
