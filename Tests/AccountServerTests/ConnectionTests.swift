import Testing

@testable import AccountServer

/// What a connection waits for.
@Suite struct ConnectionTests {
  @Test(arguments: [Connection.Phase.waiting, .silent])
  func `While an answer is awaited no more than so much is read ahead`(phase: Connection.Phase) throws {
    let pipe = try #require(Socket.pipe())
    defer { for end in [pipe.reader, pipe.writer] { end.release() } }
    let connection = Connection(id: 1, socket: pipe.reader, limits: RequestLimits())
    connection.phase = phase
    connection.parser.append([UInt8](repeating: 0x20, count: 16_383))
    #expect(connection.interest.reads)
    connection.parser.append([0x20])
    #expect(!connection.interest.reads)
  }
}
