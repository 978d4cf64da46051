import Foundation
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
    let accepted = try #require(try listener.acceptConnection())
    defer { accepted.release() }
    for socket in [listener, accepted] { #expect(fcntl(socket.descriptor, F_GETFD) & FD_CLOEXEC != 0) }
    withExtendedLifetime(client) {}
  }
}
