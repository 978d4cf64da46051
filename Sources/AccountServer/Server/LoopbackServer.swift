import Foundation

/// The account service at a port of this machine, over HTTP/1.1; nobody else's machine reaches it.
///
/// It serves on a thread of its own from its making until it is stopped or let go.
public final class LoopbackServer: Sendable {
  /// Where it listens.
  public let port: UInt16

  private let mailbox: Mailbox

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: Where to listen; 0 for any port that is free.
  ///   - desk: Who answers.
  ///   - faults: What goes wrong, in turn, one for each request that would be answered, then from the start.
  ///   - redirectLocation: Where the fault `redirect` leads to.
  ///   - limits: What it bears.
  ///   - log: Is told on the server's thread what came of each request.
  /// - Throws: if it cannot listen there.
  public init(
    port: UInt16 = 0, desk: any Answering, faults: [ConnectionFault] = [],
    redirectLocation: String = "/elsewhere",
    limits: ServerLimits = ServerLimits(), log: (@Sendable (RequestRecord) -> Void)? = nil
  ) throws(ServerFailure) {
    let mailbox = try Mailbox()
    let listener = try Socket.bound(to: port)
    // Bound and deaf: connections are refused, and nobody else can take the port meanwhile.
    let isListening = !faults.contains(.refuse)
    if isListening {
      do {
        try listener.startListening()
      } catch {
        listener.release()
        throw error
      }
    }
    self.mailbox = mailbox
    self.port = listener.port
    Thread.detachNewThread {
      ServerLoop(
        listener: listener, isListening: isListening, mailbox: mailbox, desk: desk, faults: faults,
        redirectLocation: redirectLocation, limits: limits, log: log
      ).run()
    }
  }

  deinit {
    beginStop(grace: .zero)
  }

  /// The address as text.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// The address for a client.
  public var url: URL {
    var address = URLComponents()
    (address.scheme, address.host, address.port) = ("http", "127.0.0.1", Int(port))
    return address.url ?? URL(filePath: "/")
  }

  /// Accepts nobody any more, gives the answers under way that time, and returns when all is closed.
  public func stop(grace: Duration = .zero) async {
    beginStop(grace: grace)
    await mailbox.waitForEnd()
  }

  /// The same without waiting for the end.
  func beginStop(grace: Duration) {
    mailbox.post(.stop(grace: grace))
  }
}
