import AccountService
import Foundation

/// The account service at a port of this machine, over HTTP/1.1; no other machine reaches it.
///
/// It serves each connection on a thread of its own, from its making until it is stopped or released.
public final class LoopbackServer: Sendable {
  /// Where it listens.
  public let port: UInt16

  private let state: ServerState

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: Where to listen; 0 for any port that is free.
  ///   - accounts: Who may log in.
  ///   - faults: What goes wrong, in turn, one for each login, then from the start.
  ///   - redirectLocation: Where the fault `redirect` leads to.
  ///   - limits: What it bears.
  ///   - handler: Answers requests in the account book's place.
  ///   - log: Called on any thread with what came of each request.
  /// - Throws: if it cannot listen there.
  public init(
    port: UInt16 = 0, accounts: [Account] = Account.demo, faults: [ConnectionFault] = [],
    redirectLocation: String = "/elsewhere",
    limits: ServerLimits = ServerLimits(), handler: RequestHandler? = nil,
    log: @escaping @Sendable (RequestRecord) -> Void = { _ in }
  ) throws(ServerFailure) {
    let state = try ServerState(
      accounts: accounts, faults: faults, redirectLocation: redirectLocation, limits: limits,
      handler: handler, log: log)
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
    self.state = state
    self.port = listener.port
    Thread.detachNewThread { Self.run(listener, isListening, state) }
  }

  deinit {
    state.stop(grace: .zero)
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
    await withCheckedContinuation { continuation in
      beginStop(grace: grace) { continuation.resume() }
    }
  }

  /// The same without waiting for the end, at which `completion` is called on any thread.
  func beginStop(grace: Duration, completion: @escaping @Sendable () -> Void = {}) {
    state.whenEnded(completion)
    state.stop(grace: grace)
  }

  /// Accepts clients until it is stopped, then waits until all have been served or their time is up.
  private static func run(_ listener: Socket, _ isListening: Bool, _ state: ServerState) {
    var acceptsAgain: ContinuousClock.Instant?
    while !state.isStopping {
      let accepts = isListening && acceptsAgain == nil
      Socket.wait(for: [state.wakeUp] + (accepts ? [listener] : []), until: acceptsAgain)
      acceptsAgain = nil
      guard accepts else { continue }
      do throws(ServerFailure) {
        while let socket = try listener.nextClient() { serve(socket, state) }
      } catch {
        // The system has no descriptor left.
        acceptsAgain = .now + .milliseconds(100)
      }
    }
    listener.release()
    while state.hasConnections {
      if Socket.wait(for: [state.wakeUp], until: state.cutsOffAt) {
        state.clearWakeUp()
      } else {
        state.cutOff()
      }
    }
    state.end()
  }

  private static func serve(_ socket: Socket, _ state: ServerState) {
    guard let (id, isServed) = state.admit(socket) else { return socket.release() }
    Thread.detachNewThread {
      var connection = Connection(id: id, socket: socket, server: state)
      state.remove(id, resetting: connection.serve(refusing: !isServed) == .reset)
    }
  }
}
