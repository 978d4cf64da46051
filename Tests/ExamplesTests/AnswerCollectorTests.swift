import Foundation
import Testing

@testable import Examples

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is said to the session while an answer comes, whoever has it already.
@Suite struct AnswerCollectorTests {
  private let address = URL(filePath: "/nowhere")

  @Test func `A redirect is answered with no request, and is the answer`() async throws {
    let collector = AnswerCollector()
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let response = try #require(
      HTTPURLResponse(url: address, statusCode: 307, httpVersion: nil, headerFields: nil))
    await confirmation { isAnswered in
      collector.urlSession(
        session, task: session.dataTask(with: address), willPerformHTTPRedirection: response,
        newRequest: URLRequest(url: address)
      ) { request in
        #expect(request == nil)
        isAnswered()
      }
    }
    #expect(try await collector.answer.value == HTTPResponse(status: 307))
  }

  @Test func `Of an answer that is too long the rest is not loaded`() async {
    let collector = AnswerCollector()
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: address)
    let half = Data(count: 8 << 20)
    collector.urlSession(session, dataTask: task, didReceive: half)
    collector.urlSession(session, dataTask: task, didReceive: half)
    #expect(task.state == .suspended)
    collector.urlSession(session, dataTask: task, didReceive: Data(count: 1))
    #expect(task.state != .suspended)
    await #expect { try await collector.answer.value } throws: {
      ($0 as? URLError)?.code == .dataLengthExceedsMaximum && LoginWire.failure(for: $0) == .unreadableAnswer
    }
  }
}
