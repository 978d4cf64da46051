import Examples
import Foundation
import Testing

@testable import Scenarios

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The end of a request's time meets that request and no other.
@MainActor @Suite struct StandingClockTests {
  private let clock = StandingClock()

  /// Begins to wait; the task gives up if nothing ends the time within some turns.
  private func isOver() async -> Bool {
    var isOver = false
    let waiting = Task {
      try await clock.wait()
      isOver = true
    }
    for _ in 1...100 where !isOver { await Task.yield() }
    waiting.cancel()
    return isOver
  }

  @Test func `An end that comes before the wait is kept for it`() async {
    clock.end(2)
    #expect(await !isOver())
    #expect(await isOver())
    #expect(await !isOver())
  }

  @Test func `A request that was cancelled before it was sent has no number`() async {
    let meter = MeteredTransport(DeafTransport())
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await meter.send(Self.request(timeout: 1))
    }
    await #expect { try await cancelled.value } throws: { ($0 as? URLError)?.code == .cancelled }
    await #expect(throws: URLError.self) { try await meter.send(Self.request(timeout: 2)) }
    #expect(meter.patience(of: 1) == 2)
    #expect(meter.inFlight == 0)
  }

  private static func request(timeout: TimeInterval) -> URLRequest {
    URLRequest(url: URL(filePath: "/"), timeoutInterval: timeout)
  }
}

/// A transport that reaches nobody.
private final class DeafTransport: HTTPTransport {
  func send(_ request: URLRequest) async throws -> HTTPResponse {
    throw URLError(.cannotConnectToHost)
  }
}
