import Examples
import Foundation
import Testing

@testable import AccountService

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct FaultTests {
  @Test func `The names are stable`() {
    #expect(
      Fault.allCases.map(\.rawValue) == [
        "wrong-password", "locked", "too-many-requests", "server-error", "unavailable", "unexpected-status",
        "empty-body", "not-json", "wrong-shape", "huge-body", "unreachable", "no-answer", "slow", "storage",
      ])
  }

  @Test func `A summary is one unique line without a full stop`() {
    let summaries = Fault.allCases.map(\.summary)
    #expect(summaries.allSatisfy { !$0.isEmpty && $0.count <= 60 && $0.last != "." && !$0.contains("\n") })
    #expect(Set(summaries).count == summaries.count)
  }

  @Test(arguments: [
    (Fault.wrongPassword, 401, "", LoginFailure.wrongCredentials), (.locked, 423, "", .tooManyAttempts),
    (.tooManyRequests, 429, "", .tooManyAttempts), (.serverError, 500, "", .serverProblem),
    (.unavailable, 503, "", .serverProblem), (.unexpectedStatus, 418, "", .unreadableAnswer),
    (.emptyBody, 200, "", .unreadableAnswer), (.notJSON, 200, "<html>Welcome</html>", .unreadableAnswer),
    (.wrongShape, 200, #"{"name": "Ada Lovelace"}"#, .unreadableAnswer),
    (.hugeBody, 200, String(repeating: " ", count: 1_000_000), .unreadableAnswer),
  ])
  func `A fault of the answer causes its login failure`(
    fault: Fault, status: Int, body: String, failure: LoginFailure
  ) throws {
    let answer = HTTPResponse(status: status, body: Data(body.utf8))
    #expect(fault.reply == .answer(answer))
    #expect(throws: failure) { try LoginWire.session(from: answer) }
  }
}
