import AccountService
import Dispatch
import Examples
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct EmbeddedServiceTests {
  private let service = EmbeddedService()
  private let replies = Replies()

  @Test func `A body given as a stream is read completely`() throws {
    let body = Data((0..<100_000).map { UInt8($0 % 251) })
    var request = request(body: "")
    request.httpBody = nil
    request.httpBodyStream = InputStream(data: body)
    service.receive(request) { [replies] in replies.add($0) }
    #expect(service.exchanges.first?.request.body == body)
  }

  @Test func `A request may have no body`() {
    service.receive(URLRequest(url: URL(filePath: "/login"))) { [replies] in replies.add($0) }
    #expect(service.exchanges.first?.request.body == Data())
    #expect(replies.all == [.answer(HTTPResponse(status: 405))])
  }

  // MARK: Holding

  @Test func `Without a number, the reply goes to the oldest request that is not cancelled`() {
    service.setHolds(true)
    for _ in 1...3 { send() }
    service.cancel(1, isGone: false)
    #expect(service.end(with: .failure(.timedOut)))
    #expect(service.exchanges.map(\.state) == [.cancelled, .ended, .held])
  }

  @Test(arguments: [-1, 0, 2, Int.max]) func `An unknown number changes nothing`(number: Int) {
    service.setHolds(true)
    send()
    service.cancel(number, isGone: true)
    #expect(!service.end(number, with: nil))
    #expect(service.exchanges.map(\.state) == [.held])
    #expect(replies.all == [])
  }

  // MARK: Cancelling

  @Test func `Cancelling an ended request changes nothing`() {
    send()
    service.cancel(1, isGone: true)
    #expect(service.exchanges.first?.wasCancelled == false)
    #expect(replies.all.count == 1)
  }

  @Test func `Ending all fails every request, cancelled ones too`() {
    service.setHolds(true)
    for _ in 1...3 { send() }
    service.cancel(2, isGone: false)
    service.endAll()
    service.endAll()
    #expect(replies.all == Array(repeating: .failure(.cancelled), count: 3))
    #expect(service.heldCount == 0)
  }

  // MARK: Threads

  @Test func `Concurrent requests each get a number and a reply`() {
    DispatchQueue.concurrentPerform(iterations: 500) { _ in send() }
    #expect(service.exchanges.map(\.number) == Array(1...500))
    #expect(replies.all.count == 500)
    let tokens = Set(
      replies.all.compactMap { reply -> String? in
        guard case .answer(let answer) = reply else { return nil }
        return try? LoginWire.session(from: answer).token
      })
    #expect(tokens.count == 500)
  }

  @Test func `Concurrent ending and cancelling gives each request at most one reply`() {
    service.setHolds(true)
    for _ in 1...200 { send() }
    DispatchQueue.concurrentPerform(iterations: 600) { turn in
      let number = turn / 3 + 1
      switch turn % 3 {
      case 0: service.cancel(number, isGone: number.isMultiple(of: 2))
      default: service.end(number, with: .failure(.timedOut))
      }
    }
    let cancelled = service.exchanges.count { $0.wasCancelled && $0.number.isMultiple(of: 2) }
    #expect(service.heldCount == 0)
    #expect(replies.all.count == 200 - cancelled)
  }

  @Test func `A reply may send the next request`() {
    service.receive(request(body: "{}")) { [service, replies] first in
      replies.add(first)
      service.receive(URLRequest(url: URL(filePath: "/login"))) { replies.add($0) }
    }
    #expect(replies.all == [.answer(HTTPResponse(status: 400)), .answer(HTTPResponse(status: 405))])
  }

  // MARK: Faults

  @Test(arguments: [Fault.noAnswer, .slow]) func `A delayed reply is reported`(fault: Fault) {
    let service = EmbeddedService(fault: fault)
    #expect(!service.repliesLater)
    service.receive(request(body: "{}")) { [replies] in replies.add($0) }
    #expect(service.repliesLater)
    #expect(replies.all == [])
    service.endAll()
    #expect(!service.repliesLater)
    #expect(replies.all == [.failure(.cancelled)])
  }

  @Test(arguments: [Fault.noAnswer, .slow])
  func `A delayed reply beyond the timeout fails`(fault: Fault) async {
    let service = EmbeddedService(fault: fault)
    var request = request(body: "{}")
    request.timeoutInterval = 0.05
    let reply = await withCheckedContinuation { continuation in
      _ = service.receive(request) { continuation.resume(returning: $0) }
    }
    #expect(reply == .failure(.timedOut))
  }

  // MARK: Helpers

  private func send() {
    let body = #"{"email":"ada@example.com","password":"lovelace"}"#
    service.receive(request(body: body)) { [replies] in replies.add($0) }
  }

  private func request(body: String) -> URLRequest {
    var request = URLRequest(url: URL(filePath: "/login"))
    request.httpMethod = "POST"
    request.httpBody = Data(body.utf8)
    return request
  }
}
