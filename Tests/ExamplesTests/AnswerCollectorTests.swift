import Foundation
import Testing

@testable import Examples

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct AnswerCollectorTests {
  private let address = URL(filePath: "/nowhere")

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
