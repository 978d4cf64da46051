import Foundation
import Testing

@testable import Examples

/// Only the first value counts, before and after a task waits for it.
@Suite struct OnceTests {
  private struct Wrong: Error {}

  @Test func `Only the first value counts`() async throws {
    let once = Once<Int>()
    once.set(.success(1))
    once.set(.success(2))
    once.set(.failure(Wrong()))
    #expect(try await once.value == 1)
  }

  @Test func `One of many concurrent values arrives`() async throws {
    for _ in 0..<100 {
      let once = Once<Int>()
      async let value = once.value
      DispatchQueue.concurrentPerform(iterations: 8) { once.set(.success($0)) }
      #expect((0..<8).contains(try await value))
    }
  }
}
