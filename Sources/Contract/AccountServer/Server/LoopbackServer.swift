import AccountService
import Foundation

/// An HTTP/1.1 server on the loopback interface with the endpoints of all examples.
///
/// It listens from its initialization until it is stopped or released, and serves each connection on its own thread.
public final class LoopbackServer: Sendable {
  /// The port it listens on.
  public let port: UInt16

  private let state: ServerState

  /// Starts a server on a port; 0 picks any free one.
  ///
  /// The faults take turns, one per valid request. A handler answers requests instead of the endpoints. `log` is called
  /// on any thread with a line for the outcome of each request, which has no part of its body.
  public init(
    port: UInt16 = 0, accounts: [Account] = Account.demo, faults: [ConnectionFault] = [],
    limits: ServerLimits = ServerLimits(), handler: RequestHandler? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(ServerFailure) {
    let state = try ServerState(
      accounts: accounts, faults: faults, limits: limits, handler: handler, log: log)
    let socket = try Socket.bound(to: port)
    self.state = state
    self.port = socket.port
    if faults.contains(.refuse) {
      let refused = RefusedPort(socket)
      state.running.enter()
      Thread.detachNewThread { Self.run(nil, state) { refused.release() } }
      return
    }
    do {
      try socket.startListening()
    } catch {
      socket.release()
      throw error
    }
    state.running.enter()
    Thread.detachNewThread { Self.run(socket, state) { socket.release() } }
  }

  deinit {
    state.stop(grace: .zero)
  }

  /// The server's URL as text.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// The server's URL.
  public var url: URL { URL(string: address) ?? URL(filePath: "/") }

  /// Stops accepting connections, and returns once all are closed, after `grace` at the latest.
  public func stop(grace: Duration = .zero) async {
    await withCheckedContinuation { continuation in
      beginStop(grace: grace) { continuation.resume() }
    }
  }

  /// Stops accepting connections, and calls `completion` on any thread once all are closed.
  func beginStop(grace: Duration, completion: @escaping @Sendable () -> Void = {}) {
    state.stop(grace: grace)
    state.running.notify(queue: .global(), execute: completion)
  }

  /// Accepts connections, if there is a listener, until the server is stopped; then releases its port and waits until all
  /// connections are closed.
  private static func run(_ listener: Socket?, _ state: ServerState, releasePort: () -> Void) {
    var nextAttempt: ContinuousClock.Instant?
    while !state.isStopping {
      let accepting = nextAttempt == nil ? listener : nil
      Socket.wait(for: [state.wakeUp] + (accepting.map { [$0] } ?? []), until: nextAttempt)
      nextAttempt = nil
      guard let listener = accepting else { continue }
      do throws(ServerFailure) {
        while let socket = try listener.acceptConnection() { serve(socket, state) }
      } catch {
        // Out of file descriptors: the pending connection would make `wait` return at once, again and again.
        nextAttempt = .now + .milliseconds(100)
      }
    }
    releasePort()
    while state.hasConnections {
      if Socket.wait(for: [state.wakeUp], until: state.graceEnd) {
        // Empties the pipe, so that the next wait blocks again.
        _ = state.wakeUp.receive()
      } else {
        state.closeAll()
      }
    }
    state.running.leave()
  }

  private static func serve(_ socket: Socket, _ state: ServerState) {
    guard let isServed = state.admit(socket) else { return socket.release() }
    Thread.detachNewThread {
      let connection = Connection(socket: socket, server: state)
      state.remove(socket, resetting: connection.serve(refusing: !isServed) == .reset)
    }
  }
}
