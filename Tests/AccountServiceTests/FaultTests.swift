import Examples
import Foundation
import Testing

@testable import AccountService

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What can go wrong on demand.
@Suite struct FaultTests {
  @Test func `The names are those of the help text`() {
    #expect(
      Fault.allCases.map(\.rawValue) == [
        "wrong-password", "locked", "too-many-requests", "server-error", "unavailable", "unexpected-status",
        "empty-body", "not-json", "wrong-shape", "huge-body", "unreachable", "no-answer", "slow", "storage",
      ])
  }

  @Test(arguments: Fault.allCases) func `A summary is one line that ends without a full stop`(fault: Fault) {
    #expect(!fault.summary.isEmpty)
    #expect(fault.summary.count <= 60)
    #expect(fault.summary.split(whereSeparator: \.isNewline).count == 1)
    #expect(fault.summary.last != ".")
  }

  @Test func `No two summaries are the same`() {
    #expect(Set(Fault.allCases.map(\.summary)).count == Fault.allCases.count)
  }

  @Test(arguments: [
    (Fault.wrongPassword, LoginFailure.wrongCredentials), (.locked, .tooManyAttempts),
    (.tooManyRequests, .tooManyAttempts), (.serverError, .serverProblem), (.unavailable, .serverProblem),
    (.unexpectedStatus, .unreadableAnswer), (.emptyBody, .unreadableAnswer), (.notJSON, .unreadableAnswer),
    (.wrongShape, .unreadableAnswer), (.hugeBody, .unreadableAnswer),
  ])
  func `A faulty answer is the failure that it demonstrates`(fault: Fault, failure: LoginFailure) throws {
    guard case .answer(let answer) = fault.reply else {
      Issue.record("\(fault) does not answer")
      return
    }
    #expect(throws: failure) { try LoginWire.session(from: answer) }
  }

  @Test func `Status and body are those of the summary`() {
    #expect(Fault.wrongPassword.reply == .answer(HTTPResponse(status: 401)))
    #expect(Fault.locked.reply == .answer(HTTPResponse(status: 423)))
    #expect(Fault.tooManyRequests.reply == .answer(HTTPResponse(status: 429)))
    #expect(Fault.serverError.reply == .answer(HTTPResponse(status: 500)))
    #expect(Fault.unavailable.reply == .answer(HTTPResponse(status: 503)))
    #expect(Fault.unexpectedStatus.reply == .answer(HTTPResponse(status: 418)))
    #expect(Fault.emptyBody.reply == .answer(HTTPResponse(status: 200)))
    #expect(
      Fault.notJSON.reply == .answer(HTTPResponse(status: 200, body: Data("<html>Welcome</html>".utf8))))
    #expect(
      Fault.wrongShape.reply
        == .answer(HTTPResponse(status: 200, body: Data(#"{"name": "Ada Lovelace"}"#.utf8))))
    #expect(
      Fault.hugeBody.reply
        == .answer(HTTPResponse(status: 200, body: Data(repeating: 0x20, count: 1_000_000))))
  }

  @Test func `An unreachable server is a failure on the way`() {
    #expect(Fault.unreachable.reply == .failure(.cannotConnectToHost))
  }

  @Test(arguments: [Fault.noAnswer, .slow, .storage])
  func `What takes time, or concerns the disk, has no reply of its own`(fault: Fault) {
    #expect(fault.reply == nil)
  }
}
