import Foundation
import Testing

@testable import CompareCommand

/// What a helper's ending means for the sessions that were its own.
@Suite struct FuzzHelperTests {
  @Test(
    arguments: [
      ("exit 0", nil),
      ("echo '# Greeting, session 7 of seed 1, as short as it gets'; exit 1", 7),
      ("echo '# Login, session 1,234,567 of seed 1, as short as it gets'; exit 1", 1_234_567),
      ("echo 'no number'; exit 1", .max),
    ] as [(String, Int?)])
  func `The session in which patterns differ is read, however large its number`(
    script: String, number: Int?
  ) async throws {
    let helper = FuzzHelper(program: URL(filePath: "/bin/sh"), arguments: ["-c", script], number: 1)
    switch await helper.result() {
    case .agreed: #expect(number == nil)
    case .differed(let session, _): #expect(session == number)
    case .failed(let message): Issue.record("\(message)")
    }
  }
}
