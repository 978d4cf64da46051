import AccountService
import Examples
import Foundation
import Synchronization
import Testing

@Suite struct NotesEndpointTests {
  private var endpoint = NotesEndpoint(now: clock())

  /// The clock of scenarios.
  private static func clock() -> @Sendable () -> Date {
    let calls = Mutex(-1.0)
    return {
      calls.withLock { calls in
        calls += 1
        return Date(timeIntervalSince1970: 1_767_312_000 + calls)
      }
    }
  }

  // MARK: Reading

  @Test mutating func `There are five notes at the start`() throws {
    let notes = try list()
    #expect(notes.map(\.id) == ["n1", "n2", "n3", "n4", "n5"])
    #expect(notes.map(\.title) == ["Shopping", "Ideas", "Café", "Books", "Call Zoë"])
    #expect(notes.allSatisfy { $0.revision == 1 })
    #expect(NotesStrings.changed(notes[0].changed) == "Changed 2026-01-01 09:00:00Z")
    #expect(Set(notes.map(\.changed)).count == 5)
  }

  @Test mutating func `One note is read by its identifier`() throws {
    #expect(
      read("n3")
        == answer(
          200,
          #"{"body":"Opens at eight, and the cake is gone by ten.","changed":"2026-01-01T10:00:00Z","id":"n3","#
            + #""revision":1,"title":"Café"}"#))
    #expect(read("n6") == HTTPResponse(status: 404))
    #expect(read("%6E3").status == 200)
    #expect(read("%C3%A4%2F%C3%B6%3F") == HTTPResponse(status: 404))
  }

  // MARK: Changing

  @Test mutating func `A new note gets the next identifier, which no later one gets`() throws {
    #expect(
      send("POST", key: "a")
        == answer(201, #"{"body":"B","changed":"2026-01-02T00:00:00Z","id":"n6","revision":1,"title":"T"}"#))
    #expect(send("DELETE", "n6", key: "b", revision: "1") == HTTPResponse(status: 204))
    #expect(try NotesWire.note(withID: nil, from: send("POST", key: "c")).id == "n7")
    #expect(try list().map(\.id) == ["n1", "n2", "n3", "n4", "n5", "n7"])
  }

  @Test mutating func `A change gets the next revision and the time of the clock`() throws {
    #expect(
      send("PUT", "n2", key: "a", revision: "1")
        == answer(200, #"{"body":"B","changed":"2026-01-02T00:00:00Z","id":"n2","revision":2,"title":"T"}"#))
    let note = try NotesWire.note(withID: "n2", from: send("PUT", "n2", key: "b", revision: "2"))
    #expect(note.revision == 3)
    #expect(NotesStrings.changed(note.changed) == "Changed 2026-01-02 00:00:01Z")
    #expect(try list()[1] == note)
  }

  @Test(arguments: ["PUT", "DELETE"])
  mutating func `Another revision gets a 409, a note that does not exist a 404`(method: String) throws {
    let before = try list()
    for (key, revision) in ["0", "2", "-1"].enumerated() {
      #expect(send(method, "n2", key: "\(key)", revision: revision) == HTTPResponse(status: 409))
    }
    #expect(send(method, "n9", key: "a", revision: "1") == HTTPResponse(status: 404))
    #expect(try list() == before)
  }

  @Test(
    arguments: [
      ("POST", nil, nil, "T"), ("POST", "", nil, "T"), ("POST", "a b", nil, "T"), ("POST", "ä", nil, "T"),
      ("POST", String(repeating: "a", count: 65), nil, "T"),
      ("POST", "a", nil, ""), ("POST", "a", nil, " \n"), ("POST", "a", nil, nil),
      ("PUT", nil, "1", "T"), ("PUT", "a", nil, "T"), ("PUT", "a", "", "T"), ("PUT", "a", "*", "T"),
      ("PUT", "a", "1, 1", "T"), ("PUT", "a", "1", ""), ("PUT", "a", "1", nil),
      ("DELETE", nil, "1", nil), ("DELETE", "a", nil, nil), ("DELETE", "a", "x", nil),
    ] as [(String, String?, String?, String?)])
  mutating func `An invalid change gets a 400, and its key is not used`(
    method: String, key: String?, revision: String?, title: String?
  ) throws {
    let before = try list()
    let id = method == "POST" ? nil : "n1"
    #expect(send(method, id, key: key, revision: revision, title: title) == HTTPResponse(status: 400))
    #expect(try list() == before)
    #expect(send("POST", key: "a").status == 201)
  }

  // MARK: Keys

  @Test mutating func `A repeated key gets the first answer again and changes nothing`() throws {
    let added = send("POST", key: "a")
    let edited = send("PUT", "n6", key: "b", revision: "1")
    let conflict = send("PUT", "n6", key: "c", revision: "1")
    let deleted = send("DELETE", "n1", key: "d", revision: "1")
    #expect(send("PUT", "n6", key: "e", revision: "3").status == 409)
    #expect(send("PUT", "n6", key: "f", revision: "2").status == 200)
    #expect(send("PUT", "n6", key: "e", revision: "3").status == 409)
    let after = try list()
    for _ in 1...2 {
      #expect(send("POST", key: "a") == added)
      #expect(send("PUT", "n6", key: "b", revision: "1") == edited)
      #expect(send("PUT", "n6", key: "c", revision: "1") == conflict)
      #expect(send("DELETE", "n1", key: "d", revision: "1") == deleted)
    }
    #expect([added, edited, conflict, deleted].map(\.status) == [201, 200, 409, 204])
    #expect(try list() == after)
  }

  @Test mutating func `Another change with a used key gets a 422 and changes nothing`() throws {
    let added = send("POST", key: "a")
    let after = try list()
    #expect(send("POST", key: "a", title: "U") == HTTPResponse(status: 422))
    #expect(send("PUT", "n1", key: "a", revision: "1") == HTTPResponse(status: 422))
    #expect(send("DELETE", "n1", key: "a", revision: "1") == HTTPResponse(status: 422))
    #expect(try list() == after)
    #expect(send("POST", key: "a") == added)
  }

  @Test mutating func `Reading uses no key`() throws {
    let request = ServiceRequest(method: "GET", path: "/notes", headers: [("Idempotency-Key", "a")])
    let before = endpoint.answer(request)
    #expect(send("POST", key: "a").status == 201)
    #expect(endpoint.answer(request) != before)
  }

  // MARK: Generated notes

  @Test(arguments: [0, 1, 10_000]) mutating func `Generated notes replace all others`(count: Int) throws {
    endpoint.replaceNotes(with: count)
    let notes = try list()
    #expect(notes.map(\.id) == (0..<count).map { "n\($0 + 1)" })
    #expect(
      notes.sorted { $0.isNewer(than: $1) }.map(\.title) == (0..<count).reversed().map { "Note \($0 + 1)" })
    #expect(notes.last?.body == (count == 0 ? nil : "Body \(count)"))
    #expect(try NotesWire.note(withID: nil, from: send("POST", key: "a")).id == "n\(count + 1)")
  }

  // MARK: Helpers

  private mutating func list() throws -> [Note] {
    try NotesWire.notes(from: endpoint.answer(ServiceRequest(method: "GET", path: "/notes")))
  }

  private mutating func read(_ id: String) -> HTTPResponse {
    endpoint.answer(ServiceRequest(method: "GET", path: "/notes/\(id)"))
  }

  private mutating func send(
    _ method: String, _ id: String? = nil, key: String?, revision: String? = nil, title: String? = "T"
  ) -> HTTPResponse {
    let headers = [("Idempotency-Key", key), ("If-Match", revision)].compactMap { name, value in
      value.map { (name: name, value: $0) }
    }
    let body = title.map { #"{"body":"B","title":"\#($0.replacing("\n", with: "\\n"))"}"# } ?? ""
    let request = ServiceRequest(
      method: method, path: "/notes" + (id.map { "/\($0)" } ?? ""), headers: headers, body: Data(body.utf8))
    let response = endpoint.answer(request)
    #expect(endpoint.accepts(request) == (response.status != 400))
    return response
  }

  private func answer(_ status: Int, _ body: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Data(body.utf8))
  }
}
