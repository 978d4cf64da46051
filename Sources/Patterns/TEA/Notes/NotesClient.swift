import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the server for notes and for changes of them.
struct NotesClient {
  let environment: NotesEnvironment

  func notes() async throws(NotesFailure) -> [Note] {
    let request = NotesWire.listRequest(at: environment.server, timeout: environment.timeout)
    return try NotesWire.notes(from: try await send(request))
  }

  func note(withID id: Note.ID) async throws(NotesFailure) -> Note {
    let request = NotesWire.request(forNote: id, at: environment.server, timeout: environment.timeout)
    return try NotesWire.note(withID: id, from: try await send(request))
  }

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    try NotesWire.note(withID: change.noteID, from: try await send(change))
  }

  func delete(_ change: NoteChange) async throws(NotesFailure) {
    try NotesWire.checkDeleted(try await send(change))
  }

  private func send(_ change: NoteChange) async throws(NotesFailure) -> HTTPResponse {
    try await send(NotesWire.request(for: change, at: environment.server, timeout: environment.timeout))
  }

  private func send(_ request: URLRequest) async throws(NotesFailure) -> HTTPResponse {
    do {
      return try await environment.transport.send(request)
    } catch {
      throw NotesWire.failure(for: error)
    }
  }
}
