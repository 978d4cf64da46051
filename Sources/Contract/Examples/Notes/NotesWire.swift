import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The wire format of `/notes`, for all patterns and the server.
public enum NotesWire {
  /// The path of the list; that of a note has its identifier in addition.
  public static let path = "/notes"
  /// The header with a change's key.
  public static let keyHeader = "Idempotency-Key"
  /// The header with the revision that a change is based on.
  public static let revisionHeader = "If-Match"

  /// The request for all notes.
  public static func listRequest(at server: URL, timeout: TimeInterval) -> URLRequest {
    URLRequest(url: server.appending(path: path), timeoutInterval: timeout)
  }

  /// The request for one note.
  public static func request(forNote id: Note.ID, at server: URL, timeout: TimeInterval) -> URLRequest {
    URLRequest(url: url(of: id, at: server), timeoutInterval: timeout)
  }

  /// The request for a change; the body, if it has one, is JSON with sorted keys.
  public static func request(for change: NoteChange, at server: URL, timeout: TimeInterval) -> URLRequest {
    var request: URLRequest
    switch change.kind {
    case .add(let draft):
      request = listRequest(at: server, timeout: timeout)
      request.httpMethod = "POST"
      setBody(of: &request, to: draft)
    case .edit(let note, let draft):
      request = self.request(forNote: note.id, at: server, timeout: timeout)
      request.httpMethod = "PUT"
      request.setValue("\(note.revision)", forHTTPHeaderField: revisionHeader)
      setBody(of: &request, to: draft)
    case .delete(let note):
      request = self.request(forNote: note.id, at: server, timeout: timeout)
      request.httpMethod = "DELETE"
      request.setValue("\(note.revision)", forHTTPHeaderField: revisionHeader)
    }
    request.setValue(change.key, forHTTPHeaderField: keyHeader)
    return request
  }

  /// The notes in a response, in the server's order.
  ///
  /// - Throws: The failure for the response's status, or `unreadableAnswer` for an invalid body or a repeated identifier.
  public static func notes(from response: HTTPResponse) throws(NotesFailure) -> [Note] {
    try check(response, is: 200)
    let notes: [Note] = try decode(response)
    guard Set(notes.map(\.id)).count == notes.count else { throw .unreadableAnswer }
    return notes
  }

  /// The note in the response to a request for it or to its change, or in that to a new one, which has no identifier yet.
  ///
  /// - Throws: The failure for the response's status, or `unreadableAnswer` for an invalid body or another note.
  public static func note(withID id: Note.ID?, from response: HTTPResponse) throws(NotesFailure) -> Note {
    try check(response, is: id == nil ? 201 : 200)
    let note: Note = try decode(response)
    guard id == nil || note.id == id else { throw .unreadableAnswer }
    return note
  }

  /// Reads the response to a delete; a note that does not exist counts as deleted.
  ///
  /// - Throws: The failure for the response's status.
  public static func checkDeleted(_ response: HTTPResponse) throws(NotesFailure) {
    if response.status != 404 { try check(response, is: 204) }
  }

  /// The failure for an error of the transport.
  public static func failure(for error: any Error) -> NotesFailure {
    switch TransportFailure(error) {
    case .timedOut: .timedOut
    case .unreadableAnswer: .unreadableAnswer
    case .noConnection: .noConnection
    }
  }

  private static func check(_ response: HTTPResponse, is success: Int) throws(NotesFailure) {
    switch response.status {
    case success: break
    case 404: throw .noSuchNote
    case 409: throw .changedElsewhere
    case 429: throw .tooManyRequests
    case 500...599: throw .serverProblem
    default: throw .unreadableAnswer
    }
  }

  private static func decode<Value: Decodable>(_ response: HTTPResponse) throws(NotesFailure) -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(Value.self, from: response.body)
    } catch {
      throw .unreadableAnswer
    }
  }

  private static func setBody(of request: inout URLRequest, to draft: NoteDraft) {
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try? encoder.encode(draft)
  }

  private static func url(of id: Note.ID, at server: URL) -> URL {
    server.appending(path: path).appending(component: id)
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}

/// The server's part.
extension NotesWire {
  /// The texts in the body of a request; nil if the body is invalid.
  public static func draft(from body: Data) -> NoteDraft? {
    try? JSONDecoder().decode(NoteDraft.self, from: body)
  }

  /// A response with a note or with several.
  public static func response(_ status: Int = 200, for value: some Encodable) -> HTTPResponse {
    HTTPResponse(status: status, body: (try? encoder.encode(value)) ?? Data())
  }
}
