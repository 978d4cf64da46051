import Foundation
import Testing

@testable import Examples

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The collector rejects redirects and oversized bodies.
@Suite struct AnswerCollectorTests {
  private let address = URL(filePath: "/nowhere")

  @Test func `A redirect is not followed; it is the response`() async throws {
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

  @Test func `A body that is too large cancels the task`() async {
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
