/// A port at which connections are refused.
struct RefusedPort {
  let port: UInt16
  /// The bound socket that keeps other processes from taking the port; nil where connections to it would not be refused.
  private let reservation: Socket?

  /// Takes over a socket that is bound and does not listen, and keeps it bound if the system then refuses connections.
  init(_ socket: Socket, staysBound: Bool = Socket.refusesWithoutListening) {
    port = socket.port
    reservation = staysBound ? socket : nil
    if !staysBound { socket.release() }
  }

  /// Gives the port back.
  func release() {
    reservation?.release()
  }
}
