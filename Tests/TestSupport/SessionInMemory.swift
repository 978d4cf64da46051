import Examples
import Foundation

/// A test double that stores a session in memory, or fails as on a full disk.
///
/// A subclass in a pattern's tests conforms to the pattern's protocol.
@MainActor
open class SessionInMemory {
  /// The stored session.
  public var session: Session?
  /// Whether storing works.
  public var works = true

  /// Creates an empty store.
  public init() {}

  /// Returns the stored session.
  public func load() -> Session? { session }

  /// Stores a session.
  public func save(_ session: Session) throws {
    guard works else { throw CocoaError(.fileWriteOutOfSpace) }
    self.session = session
  }

  /// Deletes the session.
  public func delete() {
    session = nil
  }
}
