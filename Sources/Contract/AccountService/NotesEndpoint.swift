import Examples
import Foundation
import Synchronization

/// Answers `/notes` and `/notes/ID`: lists notes, and makes each change once.
///
/// It treats `Idempotency-Key` as draft-ietf-httpapi-idempotency-key-header does: a change without a key gets 400. A key
/// belongs to the change that first had it: its method, path, revision and texts. A repetition gets the first answer again,
/// success or error, and changes nothing; another change with the same key gets 422. Keys do not expire.
public struct NotesEndpoint: Endpoint {
  /// A valid request.
  private enum Action: Equatable {
    case list
    case read(Note.ID)
    case add(NoteDraft)
    /// New texts for a note, or its end without any.
    case change(Note.ID, revision: Int, NoteDraft?)
  }

  private var notes = Self.demo {
    didSet { list = nil }
  }
  /// The response with all notes; nil until it is needed.
  private var list: HTTPResponse?
  /// The number in the latest identifier; those of deleted notes are not used again.
  private var lastNumber = Self.demo.count
  private var answers: [String: (action: Action, response: HTTPResponse)] = [:]
  private var wasListed = false
  private let now: @Sendable () -> Date

  /// Creates an endpoint with the demo notes; `now` is called for each change that writes a note.
  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  /// Replaces all notes by generated ones: `n1` with `Note 1` and `Body 1`, and so on, each a second later than the one before.
  public mutating func replaceNotes(with count: Int) {
    let generated = Self.generated.withLock { all in
      if let known = all[count] { return known }
      let notes = (0..<count).map {
        Note(
          id: "n\($0 + 1)", title: "Note \($0 + 1)", body: "Body \($0 + 1)", revision: 1,
          changed: Self.morning + Double($0))
      }
      let new = (notes: notes, list: NotesWire.response(for: notes))
      all[count] = new
      return new
    }
    notes = generated.notes
    list = generated.list
    lastNumber = count
  }

  /// Generated notes with the response that lists them, by their number: all patterns' scenarios ask for the same ones.
  private static let generated = Mutex<[Int: (notes: [Note], list: HTTPResponse)]>([:])

  /// Those of the list, or those of one note.
  public func methods(for path: String) -> [String] {
    if path == NotesWire.path { return ["GET", "POST"] }
    return Self.id(in: path) == nil ? [] : ["GET", "PUT", "DELETE"]
  }

  /// Whether a change has its key, its revision and a title.
  public func accepts(_ request: ServiceRequest) -> Bool {
    Self.action(of: request) != nil
  }

  /// Spares the first reading of the list.
  public func isSpared(_ request: ServiceRequest) -> Bool {
    !wasListed && Self.action(of: request) == .list
  }

  /// The response to a request: 200, 201 or 204, 400 for an invalid one, 404, 409 for another revision, 422 for another
  /// change with the same key.
  public mutating func answer(_ request: ServiceRequest) -> HTTPResponse {
    guard let action = Self.action(of: request) else { return HTTPResponse(status: 400) }
    guard request.method != "GET", let key = request.key else { return answer(action) }
    if let first = answers[key] {
      return first.action == action ? first.response : HTTPResponse(status: 422)
    }
    let response = answer(action)
    answers[key] = (action, response)
    return response
  }

  private mutating func answer(_ action: Action) -> HTTPResponse {
    switch action {
    case .list:
      wasListed = true
      let response = list ?? NotesWire.response(for: notes)
      list = response
      return response
    case .read(let id):
      guard let note = notes.first(where: { $0.id == id }) else { return HTTPResponse(status: 404) }
      return NotesWire.response(for: note)
    case .add(let draft):
      lastNumber += 1
      let note = Note(id: "n\(lastNumber)", title: draft.title, body: draft.body, revision: 1, changed: now())
      notes.append(note)
      return NotesWire.response(201, for: note)
    case .change(let id, let revision, let draft):
      guard let index = notes.firstIndex(where: { $0.id == id }) else { return HTTPResponse(status: 404) }
      guard notes[index].revision == revision else { return HTTPResponse(status: 409) }
      guard let draft else {
        notes.remove(at: index)
        return HTTPResponse(status: 204)
      }
      notes[index] = Note(
        id: id, title: draft.title, body: draft.body, revision: revision + 1, changed: now())
      return NotesWire.response(for: notes[index])
    }
  }

  private static func action(of request: ServiceRequest) -> Action? {
    let id = id(in: request.path)
    if request.method == "GET" { return id.map(Action.read) ?? .list }
    guard request.key != nil else { return nil }
    if request.method == "POST" { return draft(of: request).map(Action.add) }
    guard let id, let revision = request.header(NotesWire.revisionHeader).flatMap(Int.init) else {
      return nil
    }
    if request.method == "DELETE" { return .change(id, revision: revision, nil) }
    return draft(of: request).map { .change(id, revision: revision, $0) }
  }

  /// The texts in the body; nil if the title is blank.
  private static func draft(of request: ServiceRequest) -> NoteDraft? {
    NotesWire.draft(from: request.body).flatMap { draft in
      draft.title.allSatisfy(\.isWhitespace) ? nil : draft
    }
  }

  /// The identifier in the path of a note.
  private static func id(in path: String) -> Note.ID? {
    let start = NotesWire.path + "/"
    guard path.hasPrefix(start) else { return nil }
    let component = path.dropFirst(start.count)
    return component.isEmpty || component.contains("/") ? nil : String(component).removingPercentEncoding
  }
}
