import AccountService
import Examples

/// Answers a request, or returns nil to reset the connection.
///
/// It runs on the connection's thread and may block. `clientLeaves` waits for the given duration and returns whether the
/// client has disconnected.
public typealias RequestHandler =
  @Sendable (_ request: ServiceRequest, _ clientLeaves: (Duration) -> Bool) -> HTTPResponse?
