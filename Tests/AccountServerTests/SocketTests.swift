import Foundation
import TestSupport
import Testing

@testable import AccountServer

@Suite struct SocketTests {
  @Test func `Sockets are bound to the loopback address`() throws {
    let socket = try Socket.bound(to: 0)
    defer { socket.release() }
    #expect(UInt32(bigEndian: socket.address.sin_addr.s_addr) == 0x7F00_0001)
  }

  @Test func `Child processes do not inherit sockets`() throws {
    let listener = try Socket.bound(to: 0)
    defer { listener.release() }
    try listener.startListening()
    let client = try RawClient(port: listener.port)
    let accepted = try Self.accepted(by: listener)
    defer { accepted.release() }
    for socket in [listener, accepted] { #expect(fcntl(socket.descriptor, F_GETFD) & FD_CLOEXEC != 0) }
    withExtendedLifetime(client) {}
  }

  @Test func `Sending on a broken connection is an error on both sides, not a signal`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_DFL)
      for clientBreaks in [true, false] {
        let (client, accepted) = try Self.connection()
        let (broken, other) = clientBreaks ? (client, accepted) : (accepted, client)
        broken.reset()
        #expect(other.waitUntilBroken(until: .now + .seconds(HangGuard.seconds)))
        // The first call may report the reset itself; from then on sending is what the signal is for.
        _ = other.send([1])
        #expect(other.send([1]) == nil)
      }
    }
  }

  @Test func `The end of the other side's stream does not break a connection, a reset does`() throws {
    let (client, accepted) = try Self.connection()
    client.shutDown(Int(SHUT_WR))
    #expect(accepted.wait(until: .now + .seconds(HangGuard.seconds)))
    #expect(!accepted.waitUntilBroken(until: .now))
    accepted.reset()
    #expect(client.waitUntilBroken(until: .now + .seconds(HangGuard.seconds)))
    client.release()
  }

  @Test(arguments: Socket.refusesWithoutListening ? [true, false] : [false])
  func `A refused port refuses, whether it stays bound or is released`(staysBound: Bool) throws {
    let refused = RefusedPort(try Socket.bound(to: UnusedPort.next()), staysBound: staysBound)
    #expect(throws: POSIXError(.ECONNREFUSED)) { try RawClient(port: refused.port) }
    refused.release()
    try Socket.bound(to: refused.port).release()
  }

  /// A client's socket and that of the server's side.
  private static func connection() throws -> (client: Socket, accepted: Socket) {
    let listener = try Socket.bound(to: 0)
    defer { listener.release() }
    try listener.startListening()
    let client = Socket(descriptor: Socket.openStream())
    try #require(Socket.withLoopback(listener.port) { connect(client.descriptor, $0, $1) } == 0)
    return (client, try accepted(by: listener))
  }

  /// The next connection; a client may be connected before the listener has it.
  private static func accepted(by listener: Socket) throws -> Socket {
    try #require(listener.wait(until: .now + .seconds(HangGuard.seconds)))
    return try #require(try listener.acceptConnection())
  }
}
