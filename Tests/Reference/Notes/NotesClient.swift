import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests of Notes.
struct NotesClient {
  let environment: NotesEnvironment

  func notes() async throws(NotesFailure) -> [Note] {
    let request = NotesWire.listRequest(at: environment.server, timeout: environment.timeout)
    let response = try await send(request)
    return try NotesWire.notes(from: response)
  }

  func note(withID id: Note.ID) async throws(NotesFailure) -> Note {
    let request = NotesWire.request(forNote: id, at: environment.server, timeout: environment.timeout)
    let response = try await send(request)
    return try NotesWire.note(withID: id, from: response)
  }

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    let request = request(for: change)
    let response = try await send(request)
    return try NotesWire.note(withID: change.noteID, from: response)
  }

  func delete(_ change: NoteChange) async throws(NotesFailure) {
    let request = request(for: change)
    let response = try await send(request)
    try NotesWire.checkDeleted(response)
  }

  private func request(for change: NoteChange) -> URLRequest {
    NotesWire.request(for: change, at: environment.server, timeout: environment.timeout)
  }

  private func send(_ request: URLRequest) async throws(NotesFailure) -> HTTPResponse {
    do {
      return try await environment.transport.send(request)
    } catch {
      throw NotesWire.failure(for: error)
    }
  }
}
