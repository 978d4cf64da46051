import Examples

/// Reads notes over HTTP.
struct DefaultNotesReadManager: NotesReadManager {
  let environment: NotesEnvironment

  func notes() async throws(NotesFailure) -> [Note] {
    let request = NotesWire.listRequest(at: environment.server, timeout: environment.timeout)
    return try NotesWire.notes(from: try await environment.send(request))
  }

  func note(withID id: String) async throws(NotesFailure) -> Note {
    let request = NotesWire.request(forNote: id, at: environment.server, timeout: environment.timeout)
    return try NotesWire.note(withID: id, from: try await environment.send(request))
  }
}
