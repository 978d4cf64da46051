import Examples

/// The behaviour of a fake that logs in: it keeps every attempt until the test answers it; cancelling alone ends nothing.
///
/// A pattern's own fake inherits it and says which protocol it stands for.
@MainActor
open class HeldLogins {
  /// What ends the attempts.
  public let replies = HeldReplies<Session, LoginFailure>()
  /// What was sent so far.
  public private(set) var credentials: [Credentials] = []
  /// The numbers of the attempts that were given up, counted from 0.
  public private(set) var cancelled: Set<Int> = []

  /// Makes a fake that was not asked yet.
  public init() {}

  /// Keeps the attempt until it is answered.
  public func logIn(with credentials: Credentials) async throws(LoginFailure) -> Session {
    let number = self.credentials.count
    self.credentials.append(credentials)
    defer { if Task.isCancelled { cancelled.insert(number) } }
    return try await replies.next()
  }
}
