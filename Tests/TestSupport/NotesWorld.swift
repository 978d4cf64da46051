import Examples
import Foundation
import Driver
import Testing

/// The environment of the Notes example in a unit test: a fake transport, and keys that are counted from `key-1`.
@MainActor
public final class NotesWorld {
  /// The transport that the test answers.
  public let transport = FakeTransport()

  private let nextKey = World.counter()

  /// Creates a world without requests.
  public init() {}

  /// The environment for a pattern.
  public var environment: NotesEnvironment { environment(opening: nil) }

  /// The environment for a pattern that starts at a note.
  public func environment(opening id: Note.ID?) -> NotesEnvironment {
    NotesEnvironment(
      transport: transport, server: FakeTransport.server, timeout: 7,
      makeKey: { [nextKey] in "key-\(nextKey())" }, openID: id)
  }

  /// The requests so far, each as its method and path.
  public var requests: [String] {
    transport.requests.map { "\($0.httpMethod ?? "") \($0.url?.path ?? "")" }
  }

  /// The keys of the changes so far.
  public var sentKeys: [String] {
    transport.requests.compactMap { $0.value(forHTTPHeaderField: NotesWire.keyHeader) }
  }

  /// Answers the request at an index with notes.
  public func answer(_ number: Int, with notes: [Note]) async {
    await transport.answer(number, status: 200, body: Self.text(of: notes))
  }

  /// Answers the request at an index with a note, a new one with the status 201.
  public func answer(_ number: Int, with note: Note, status: Int = 200) async {
    await transport.answer(number, status: status, body: Self.text(of: note))
  }

  /// Ends the one request of a call with an outcome, and returns the failure; nil if the call succeeded.
  public func failure<Value>(
    after outcome: NotesOutcome, of call: @escaping @MainActor () async throws(NotesFailure) -> Value
  ) async -> NotesFailure? {
    let number = transport.requests.count
    let task = Task { () -> NotesFailure? in
      do throws(NotesFailure) {
        _ = try await call()
        return nil
      } catch {
        return error
      }
    }
    await settle()
    await outcome.happen(on: transport, number)
    return await task.value
  }

  private static func text(of value: some Encodable) -> String {
    String(decoding: NotesWire.response(for: value).body, as: UTF8.self)
  }
}

extension Note {
  /// A note with this title and the body `two litres`, changed some seconds after nine o'clock.
  public static func sample(_ id: String, _ title: String, second: Int = 0, revision: Int = 1) -> Note {
    Note(
      id: id, title: title, body: "two litres", revision: revision,
      changed: Date(timeIntervalSince1970: 1_767_258_000 + Double(second)))
  }

  /// Three notes, the newest in the middle: Tea, Café, Milk.
  public static let samples = [
    sample("n1", "Tea", second: 1), sample("n3", "Café", second: 3), sample("n2", "Milk", second: 2),
  ]
}
