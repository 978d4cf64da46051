import Examples
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The sending that all managers with requests share.
extension NotesEnvironment {
  func send(_ change: NoteChange) async throws(NotesFailure) -> HTTPResponse {
    try await send(NotesWire.request(for: change, at: server, timeout: timeout))
  }

  func send(_ request: URLRequest) async throws(NotesFailure) -> HTTPResponse {
    do {
      return try await transport.send(request)
    } catch {
      throw NotesWire.failure(for: error)
    }
  }
}
