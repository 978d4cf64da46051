import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests of Notes, correct except for the given defect.
@MainActor
struct ReferenceNotesClient {
  let environment: NotesEnvironment
  let defect: NotesDefect?
  let text: Wording

  func message(for failure: NotesFailure) -> String {
    text(NotesStrings.message(for: failure))
  }

  func plain(_ text: String, unless dropping: NotesDefect) -> String {
    defect == dropping ? text.filter { $0.isNewline || $0.asciiValue.map { $0 >= 32 } ?? true } : text
  }

  // MARK: Reading

  func notes() async throws(NotesFailure) -> [Note] {
    var request = NotesWire.listRequest(
      at: environment.server, timeout: timeout(unless: .waitsForeverForTheNotes))
    if defect == .requestsAnotherPath { request.url = environment.server.appending(path: "/note") }
    let answer = try await send(request)
    switch (answer.status, defect) {
    case (201, .accepts201ForTheNotes):
      return try NotesWire.notes(from: HTTPResponse(status: 200, body: answer.body))
    case (204, .accepts204ForTheNotes): return []
    case (200, .acceptsNull) where answer.body == Data("null".utf8): return []
    case (200, .acceptsARepeatedIdentifier), (200, .skipsWhatCannotBeRead), (200, .acceptsAMissingRevision):
      return try lenientNotes(in: answer)
    default: return try NotesWire.notes(from: answer)
    }
  }

  private func lenientNotes(in answer: HTTPResponse) throws(NotesFailure) -> [Note] {
    guard var items = try? JSONSerialization.jsonObject(with: answer.body) as? [Any] else {
      throw .unreadableAnswer
    }
    switch defect {
    case .acceptsAMissingRevision:
      items = items.map { item in
        (item as? [String: Any]).map { $0.merging(["revision": 1]) { old, new in old is Int ? old : new } }
          ?? item
      }
    case .skipsWhatCannotBeRead: items = items.filter { (try? notes(in: [$0])) != nil }
    default:
      var identifiers: Set<String> = []
      items = items.filter { identifiers.insert(($0 as? [String: Any])?["id"] as? String ?? "").inserted }
    }
    return try notes(in: items)
  }

  private func notes(in items: [Any]) throws(NotesFailure) -> [Note] {
    let data = try? JSONSerialization.data(withJSONObject: items)
    return try NotesWire.notes(from: HTTPResponse(status: 200, body: data ?? Data()))
  }

  func note(withID id: Note.ID) async throws(NotesFailure) -> Note {
    var request = NotesWire.request(
      forNote: id, at: environment.server, timeout: timeout(unless: .waitsForeverForANote))
    if defect == .splitsTheIdentifier { request.url = environment.server.appending(path: "/notes/\(id)") }
    let answer = try await send(request)
    guard defect == .acceptsAnotherNote, answer.status == 200 else {
      return try NotesWire.note(withID: id, from: answer)
    }
    return try NotesWire.note(withID: nil, from: HTTPResponse(status: 201, body: answer.body))
  }

  // MARK: Changes

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    var request = NotesWire.request(
      for: change, at: environment.server, timeout: timeout(unless: .waitsForeverForAChange))
    switch (defect, change.kind) {
    case (.putsNewNotes, .add): request.httpMethod = "PUT"
    case (.postsEdits, .edit): request.httpMethod = "POST"
    case (.sendsNoKeyToSave, _): request.setValue(nil, forHTTPHeaderField: NotesWire.keyHeader)
    case (.sendsNoRevisionToSave, _): request.setValue(nil, forHTTPHeaderField: NotesWire.revisionHeader)
    case (.buildsTheBodyByHand, .add(let draft)), (.buildsTheBodyByHand, .edit(_, let draft)):
      request.httpBody = Data(#"{"body":"\#(draft.body)","title":"\#(draft.title)"}"#.utf8)
    case (.sendsTheIdentifier, .edit(let note, let draft)):
      request.httpBody = Data(#"{"body":"\#(draft.body)","id":"\#(note.id)","title":"\#(draft.title)"}"#.utf8)
    default: break
    }
    var answer = try await send(request)
    switch (answer.status, defect, change.noteID) {
    case (200, .accepts200ForANewNote, nil): answer = HTTPResponse(status: 201, body: answer.body)
    case (201, .accepts201ForAnEdit, _?): answer = HTTPResponse(status: 200, body: answer.body)
    case (200, .acceptsAnotherNoteForAnEdit, _?):
      return try NotesWire.note(withID: nil, from: HTTPResponse(status: 201, body: answer.body))
    default: break
    }
    return try NotesWire.note(withID: change.noteID, from: answer)
  }

  func delete(_ change: NoteChange) async throws(NotesFailure) {
    var request = NotesWire.request(
      for: change, at: environment.server, timeout: timeout(unless: .waitsForeverForADelete))
    if defect == .sendsNoKeyToDelete { request.setValue(nil, forHTTPHeaderField: NotesWire.keyHeader) }
    if defect == .sendsNoRevisionToDelete {
      request.setValue(nil, forHTTPHeaderField: NotesWire.revisionHeader)
    }
    let answer = try await send(request)
    if defect == .failsToDeleteWithout404, answer.status == 404 { throw .noSuchNote }
    if defect == .accepts200ForADelete, answer.status == 200 { return }
    try NotesWire.checkDeleted(answer)
  }

  // MARK: Sending

  private func timeout(unless waits: NotesDefect) -> TimeInterval {
    defect == waits ? 86_400 : environment.timeout
  }

  private func send(_ request: URLRequest) async throws(NotesFailure) -> HTTPResponse {
    let answer: HTTPResponse
    do {
      answer = try await environment.transport.send(request)
    } catch {
      let failure = NotesWire.failure(for: error)
      guard defect == .swapsTimeoutAndNoConnection else { throw failure }
      throw failure == .timedOut ? .noConnection : .timedOut
    }
    switch (answer.status, defect) {
    case (599, .treats599AsUnreadable): throw .unreadableAnswer
    case (600, .treats600AsServerError): throw .serverProblem
    default: return answer
    }
  }

  /// Sends a request that nobody asked for.
  func sendUnwanted() {
    let request = NotesWire.listRequest(at: environment.server, timeout: environment.timeout)
    Task { _ = try? await environment.transport.send(request) }
  }
}
