import Examples
import Foundation
import TestSupport
import Testing

@testable import AccountService

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct FaultTests {
  @Test(arguments: [
    (Example.greeting, [], []), (.login, ["wrong-password", "locked"], ["storage"]),
    (.notes, ["conflict", "gone"], []),
  ])
  func `An example has its own faults beside those of all requests`(
    example: Example, first: [String], last: [String]
  ) {
    let shared = [
      "too-many-requests", "server-error", "unavailable", "unexpected-status", "empty-body", "not-json",
      "wrong-shape", "huge-body", "unreachable", "no-answer", "slow",
    ]
    #expect(
      Fault.all(of: example).map(\.rawValue) == first + (example.usesNetwork ? shared : []) + last)
  }

  @Test func `A summary is one unique line without a full stop`() {
    let summaries = Fault.allCases.map(\.summary)
    #expect(summaries.allSatisfy { !$0.isEmpty && $0.count <= 60 && $0.last != "." && !$0.contains("\n") })
    #expect(Set(summaries).count == summaries.count)
  }

  @Test(
    arguments: [
      (.wrongPassword, 401, "", .wrongCredentials), (.locked, 423, "", .tooManyAttempts),
      (.tooManyRequests, 429, "", .tooManyAttempts), (.serverError, 500, "", .serverProblem),
      (.unavailable, 503, "", .serverProblem), (.unexpectedStatus, 418, "", .unreadableAnswer),
      (.emptyBody, 200, "", .unreadableAnswer), (.notJSON, 200, "<html>Welcome</html>", .unreadableAnswer),
      (.wrongShape, 200, #"{"name": "Ada Lovelace"}"#, .unreadableAnswer),
      (.hugeBody, 200, .repeating(" ", 1_000_000), .unreadableAnswer),
    ] as [(Fault, Int, LongText, LoginFailure)])
  func `A fault of the answer causes its login failure`(
    fault: Fault, status: Int, body: LongText, failure: LoginFailure
  ) throws {
    let answer = HTTPResponse(status: status, body: Data(body.text.utf8))
    #expect(fault.reply == .answer(answer))
    #expect(throws: failure) { try LoginWire.session(from: answer) }
  }

  @Test(arguments: [
    (Fault.conflict, [200, 200, 201, 409, 409]), (.gone, [200, 404, 201, 404, 404]),
    // The list is there when it is first read, and not again.
    (.serverError, [200, 500, 500, 500, 500]), (.slow, []),
  ])
  func `A fault of Notes applies to what can show it`(fault: Fault, statuses: [Int]) throws {
    let service = EmbeddedService(fault: fault)
    let notes = try #require(URL(string: "http://a"))
    let note = Note(id: "n1", title: "T", body: "", revision: 1, changed: Date())
    let changes = [.add(NoteDraft(note)), .edit(note, NoteDraft(note)), .delete(note)].map {
      NoteChange(key: "k", kind: $0)
    }
    let requests =
      [NotesWire.listRequest(at: notes, timeout: 9), NotesWire.request(forNote: "n1", at: notes, timeout: 9)]
      + changes.map { NotesWire.request(for: $0, at: notes, timeout: 9) }
    let replies = Replies()
    for request in requests { service.receive(request) { replies.add($0) } }
    #expect(
      replies.all.map { reply in if case .answer(let answer) = reply { answer.status } else { 0 } }
        == statuses)
    if fault == .serverError {
      service.receive(requests[0]) { replies.add($0) }
      #expect(replies.all.last == .answer(HTTPResponse(status: 500)))
    }
  }
}
