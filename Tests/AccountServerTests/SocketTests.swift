import Foundation
import Testing

@testable import AccountServer

@Suite struct SocketTests {
  @Test func `Sockets are bound to the loopback address`() throws {
    let socket = try Socket.bound(to: 0)
    defer { socket.release() }
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket.descriptor, $0, &size) }
    }
    #expect(result == 0)
    #expect(UInt32(bigEndian: address.sin_addr.s_addr) == 0x7F00_0001)
    #expect(socket.port == UInt16(bigEndian: address.sin_port))
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
