import Examples

/// A test double that holds every login until the test answers it; cancelling does not end a login.
///
/// A subclass in a pattern's tests conforms to the pattern's protocol.
@MainActor
open class HeldLogins {
  /// The replies that end the logins.
  public let replies = HeldReplies<Session, LoginFailure>()
  /// The credentials of all logins.
  public private(set) var credentials: [Credentials] = []
  /// The indices of the cancelled logins.
  public private(set) var cancelled: Set<Int> = []

  /// Creates a test double without logins.
  public init() {}

  /// Holds the login until the test answers it.
  public func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session {
    let number = self.credentials.count
    self.credentials.append(credentials)
    defer { if Task.isCancelled { cancelled.insert(number) } }
    return try await replies.next()
  }
}
