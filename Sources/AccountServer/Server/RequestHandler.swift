import Examples
import Foundation

/// Answers a request by method, path and body, on the thread of its connection, which it may block.
///
/// Its last parameter waits that long for the client to leave and tells whether it has. Without an answer, the connection
/// is reset.
public typealias RequestHandler =
  @Sendable (
    _ method: String, _ path: String, _ body: Data, _ clientLeaves: (Duration) -> Bool
  ) -> HTTPResponse?
