import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVC

/// Through the logic: controllers and model are real, with the widgets that they need; the transport is replaced. Where the
/// model alone decides what a name says, the test asks it, without widgets.
struct NotesTests {
  private let world = NotesWorld()
  private let model: NotesModel

  init() {
    model = NotesModel(client: NotesClient(environment: world.environment))
  }

  /// Opens the list, with a note on top of it if one is named.
  private func openWindow(at id: Note.ID? = nil) async -> Window {
    let list = NoteListViewController(model: model)
    var screens: [ViewController] = [list]
    if let id {
      let detail = NoteDetailViewController(model: model, noteID: id)
      detail.delegate = list
      screens.append(detail)
    }
    let navigation = NavigationController()
    navigation.setViewControllers(screens)
    let window = Window(rootViewController: navigation)
    await settle()
    return window
  }

  /// Opens the list with the samples: Café, Milk, Tea.
  private func openList() async -> Window {
    let window = await openWindow()
    await world.answer(0, with: Note.samples)
    return window
  }

  /// Opens an editor over the samples, enters texts for a new note, and saves.
  private func saveNewNote(_ title: String, _ body: String = "") async -> Window {
    let window = await openList()
    window.tap("add")
    window.type(title, into: "noteTitle")
    window.type(body, into: "noteBody")
    window.tap("save")
    await settle()
    return window
  }

  /// Deletes the note in a row; the request with this index fails.
  private func failToDelete(row: Int, of window: Window, request: Int) async {
    window.tapRow(row, of: "notes")
    window.tap("delete")
    window.type(" ", into: "filter")
    await settle()
    await world.transport.fail(request, with: .timedOut)
  }

  /// Deletes a note of the model; the request with this index fails.
  private func failToDelete(_ id: Note.ID, request: Int) async {
    model.note(withID: id).map(model.delete)
    model.sendDelete()
    await settle()
    await world.transport.fail(request, with: .timedOut)
  }

  /// The title of the note whose delete would be sent again.
  private var failedTitle: String? {
    guard case .delete(let note) = model.failedDelete?.kind else { return nil }
    return note.title
  }

  private func title(of window: Window) -> String? { window.visibleViewController?.title }

  @Test func `the notes are read when the list is shown`() async {
    let window = await openWindow()
    #expect(world.requests == ["GET /notes"])
    #expect(world.transport.requests.first?.timeoutInterval == 7)
    #expect(window.text(of: "status") == "Loading…")
    await world.answer(0, with: Note.samples)
    #expect(window.rows(of: "notes").count == 3)
    #expect(window.text(of: "status") == "")
  }

  @Test func `the note that was changed last comes first`() {
    model.replaceNotes(with: Note.samples)
    #expect(model.notes.map(\.title) == ["Café", "Milk", "Tea"])
  }

  @Test func `the filter ignores case and accents`() {
    model.replaceNotes(with: Note.samples)
    #expect(model.notes(matching: " CAFE ").map(\.title) == ["Café"])
    #expect(model.notes(matching: "").map(\.title) == ["Café", "Milk", "Tea"])
  }

  @Test func `no notes and no match are told apart`() async {
    let window = await openList()
    window.type("x", into: "filter")
    #expect(window.text(of: "status") == "No note matches.")
    window.tap("refresh")
    await settle()
    await world.answer(1, with: [Note]())
    #expect(window.text(of: "status") == "No notes.")
  }

  @Test func `two refreshes send one request`() async {
    let window = await openList()
    let refresh = window.widget("refresh") as? Button
    window.tap("refresh")
    refresh?.sendActions(for: .touchUpInside)
    await settle()
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of reading has its message`(outcome: NotesOutcome) async {
    let window = await openList()
    window.tap("refresh")
    await settle()
    await outcome.happen(on: world.transport, 1)
    #expect(window.text(of: "status") == outcome.message)
    #expect(window.rows(of: "notes").count == 3)
  }

  @Test func `an action removes the message`() async {
    let window = await openList()
    window.tap("refresh")
    await settle()
    await world.transport.fail(1, with: .timedOut)
    window.type("m", into: "filter")
    #expect(window.text(of: "status") == "")
  }

  @Test func `a row opens its note`() async {
    let window = await openList()
    window.type("milk", into: "filter")
    window.tapRow(0, of: "notes")
    #expect(title(of: window) == "Milk")
    #expect(window.text(of: "body") == "two litres")
    #expect(window.text(of: "changed") == "Changed 2026-01-01 09:00:02Z")
    #expect(world.requests.count == 1)
  }

  @Test func `a note that is not known is read`() async {
    let window = await openWindow(at: "n9")
    #expect(world.requests == ["GET /notes/n9"])
    #expect(window.text(of: "body") == "Loading…")
    await world.answer(0, with: Note.sample("n9", "Bread"))
    #expect(title(of: window) == "Bread")
    #expect(window.text(of: "body") == "two litres")
  }

  @Test func `an unknown note is told on the list`() async {
    let window = await openWindow(at: "n9")
    await world.transport.answer(0, status: 404)
    await world.answer(1, with: Note.samples)
    #expect(title(of: window) == "Notes")
    #expect(window.text(of: "status") == "There is no note \"n9\".")
  }

  @Test func `leaving a note cancels its request`() async {
    let window = await openWindow(at: "n9")
    weak let detail = window.visibleViewController
    window.goBack()
    #expect(detail == nil)
    await settle()
    await world.transport.answer(0, status: 404)
    #expect(world.transport.cancelled == [0])
    #expect(window.text(of: "status") == "Loading…")
  }

  @Test func `an empty title is refused`() throws {
    let failure = try #require(throws: NotesFailure.self) { try model.draft(title: " ", body: "two litres") }
    #expect(NotesStrings.message(for: failure) == "Enter a title.")
  }

  @Test func `a new note is opened once it is saved`() async {
    let window = await saveNewNote(" Bread ", " one ")
    #expect(title(of: window) == "New note")
    #expect(window.text(of: "problem") == "Saving…")
    #expect(world.requests.last == "POST /notes")
    #expect(world.transport.bodies.last == #"{"body":" one ","title":"Bread"}"#)
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(title(of: window) == "Bread")
    window.goBack()
    #expect(window.rows(of: "notes") == ["Bread", "Café", "Milk", "Tea"])
  }

  @Test func `an edit is shown by note and list`() async {
    let window = await openList()
    window.tapRow(2, of: "notes")
    window.tap("edit")
    #expect(title(of: window) == "Edit note")
    #expect(window.text(of: "noteTitle") == "Tea")
    #expect(window.text(of: "noteBody") == "two litres")
    window.type("!", into: "noteTitle")
    window.tap("save")
    await settle()
    #expect(world.requests.last == "PUT /notes/n1")
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    await world.answer(1, with: Note.sample("n1", "Green tea", second: 9, revision: 2))
    #expect(title(of: window) == "Green tea")
    #expect(window.text(of: "changed") == "Changed 2026-01-01 09:00:09Z")
    window.goBack()
    #expect(window.rows(of: "notes") == ["Green tea", "Café", "Milk"])
  }

  @Test func `two taps save once`() async {
    let window = await saveNewNote("Bread")
    (window.widget("save") as? Button)?.sendActions(for: .touchUpInside)
    await settle()
    #expect(world.requests.count == 2)
  }

  @Test(arguments: NotesOutcome.allCases)
  func `each failure of saving has its message`(outcome: NotesOutcome) async {
    let window = await saveNewNote("Bread")
    await outcome.happen(on: world.transport, 1)
    #expect(window.text(of: "problem") == outcome.message)
    #expect(window.text(of: "noteTitle") == "Bread")
    #expect((window.widget("save") as? Button)?.isEnabled == true)
  }

  @Test func `the same texts are the same change`() async {
    let window = await saveNewNote("Bread")
    await world.transport.fail(1, with: .timedOut)
    window.type(" ", into: "noteTitle")
    window.tap("save")
    await settle()
    await world.transport.fail(2, with: .timedOut)
    window.type("!", into: "noteTitle")
    window.tap("save")
    await settle()
    #expect(world.sentKeys == ["key-1", "key-1", "key-2"])
  }

  @Test func `cancel while saving keeps the editor`() async {
    let window = await saveNewNote("Bread")
    window.tap("cancel")
    #expect(window.text(of: "problem") == "Cancelled.")
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(window.text(of: "problem") == "Cancelled.")
    #expect(window.text(of: "noteTitle") == "Bread")
    window.tap("cancel")
    window.tap("discard")
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
  }

  @Test func `unsaved changes are asked about`() async {
    let window = await openList()
    window.tap("add")
    window.type("Bread", into: "noteTitle")
    window.tap("cancel")
    #expect(title(of: window) == "Discard your changes?")
    window.tap("discard")
    #expect(title(of: window) == "Notes")
    window.tap("add")
    window.tap("cancel")
    #expect(title(of: window) == "Notes")
  }

  @Test func `a delete can be undone without a request`() async {
    let window = await openList()
    window.tapRow(1, of: "notes")
    window.tap("delete")
    #expect(window.rows(of: "notes") == ["Café", "Tea"])
    #expect(window.text(of: "status") == "Deleted \"Milk\".")
    window.tap("undo")
    await settle()
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
    #expect(window.text(of: "status") == "")
    #expect((window.widget("undo") as? Button)?.isEnabled == false)
    #expect(world.requests.count == 1)
  }

  @Test func `the next action sends the delete`() async {
    let window = await openList()
    window.tapRow(1, of: "notes")
    window.tap("delete")
    window.tap("refresh")
    await settle()
    #expect(world.requests == ["GET /notes", "DELETE /notes/n2", "GET /notes"])
    #expect((window.widget("undo") as? Button)?.isEnabled == false)
    await world.answer(2, with: Note.samples)
    await world.transport.answer(1, status: 204)
    #expect(window.rows(of: "notes") == ["Café", "Tea"])
  }

  @Test func `a failed delete brings the note back`() async {
    let window = await openList()
    window.tapRow(1, of: "notes")
    window.tap("delete")
    window.type(" ", into: "filter")
    await settle()
    await world.transport.answer(1, status: 409)
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
    #expect(
      window.text(of: "status")
        == "\"Milk\" is not deleted. The note was changed elsewhere. Refresh the list and try again.")
    // The same change would fail again.
    #expect(window.text(of: "failed") == "")
  }

  @Test func `both banners tell of a change under way`() async {
    let window = await openList()
    window.tapRow(1, of: "notes")
    window.tap("delete")
    window.tapRow(0, of: "notes")
    await settle()
    #expect(window.text(of: "sync") == "Sending…")
    window.goBack()
    #expect(window.text(of: "sync") == "Sending…")
    await world.transport.answer(1, status: 204)
    #expect(window.text(of: "sync") == "")
  }

  @Test func `letting go cancels every request`() async {
    var window: Window? = await openWindow()
    weak let released = window?.visibleViewController
    window = nil
    #expect(released == nil)
    await world.transport.fail(0, with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `Dismissing the editor by its presenter cancels saving`() async {
    let window = await saveNewNote("Bread")
    weak let editor = window.visibleViewController
    window.rootViewController?.dismiss()
    await settle()
    #expect(editor == nil)
    #expect(window.text(of: "sync") == "")
    await world.answer(1, with: Note.sample("n4", "Bread", second: 9), status: 201)
    #expect(world.transport.cancelled == [1])
    #expect(title(of: window) == "Notes")
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
  }

  @Test func `A failed delete is shown on the banner and sent again`() async {
    let window = await openList()
    await failToDelete(row: 1, of: window, request: 1)
    #expect(window.text(of: "failed") == "\"Milk\" is not deleted.")
    #expect((window.widget("retry") as? Button)?.isEnabled == true)
    window.tap("retry")
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(world.sentKeys == ["key-1", "key-1"])
    #expect(world.transport.requests.last?.value(forHTTPHeaderField: "If-Match") == "1")
    #expect(window.text(of: "sync") == "Sending…")
    #expect(window.text(of: "failed") == "")
    #expect((window.widget("retry") as? Button)?.isEnabled == false)
    #expect(window.rows(of: "notes") == ["Café", "Tea"])
    await world.transport.answer(2, status: 204)
    #expect(window.text(of: "sync") == "")
    #expect(window.text(of: "failed") == "")
    #expect(window.rows(of: "notes") == ["Café", "Tea"])
  }

  @Test func `Of several failed deletes the oldest is sent again first and stands last when it fails`() async
  {
    model.replaceNotes(with: Note.samples)
    await failToDelete("n2", request: 0)
    await failToDelete("n1", request: 1)
    #expect(failedTitle == "Milk")
    model.retryDelete()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n2")
    #expect(failedTitle == "Tea")
    await world.transport.fail(2, with: .timedOut)
    #expect(failedTitle == "Tea")
    model.retryDelete()
    await settle()
    #expect(world.requests.last == "DELETE /notes/n1")
    #expect(failedTitle == "Milk")
  }

  @Test func `A failed delete is forgotten when its note was changed or is gone`() async {
    model.replaceNotes(with: Note.samples)
    await failToDelete("n2", request: 0)
    model.replaceNotes(with: Note.samples)
    #expect(failedTitle == "Milk")
    model.keep(.sample("n2", "Milk", second: 2, revision: 2))
    #expect(failedTitle == nil)
    await failToDelete("n2", request: 1)
    #expect(failedTitle == "Milk")
    model.replaceNotes(with: Note.samples.filter { $0.id != "n2" })
    #expect(failedTitle == nil)
    await failToDelete("n3", request: 2)
    model.note(withID: "n3").map(model.delete)
    #expect(failedTitle == nil)
  }

  @Test func `Retrying ends the list's message, sends the undoable delete and closes the note`() async {
    let window = await openList()
    await failToDelete(row: 1, of: window, request: 1)
    window.tapRow(0, of: "notes")
    window.tap("delete")
    #expect(window.text(of: "status") == "Deleted \"Café\".")
    window.tap("retry")
    await settle()
    #expect(world.requests.suffix(2) == ["DELETE /notes/n3", "DELETE /notes/n2"])
    #expect(window.text(of: "status") == "")
    #expect((window.widget("undo") as? Button)?.isEnabled == false)
    #expect(window.rows(of: "notes") == ["Tea"])
    await world.transport.fail(3, with: .timedOut)
    window.tapRow(0, of: "notes")
    #expect(title(of: window) == "Milk")
    window.tap("retry")
    #expect(title(of: window) == "Notes")
    #expect(window.rows(of: "notes") == ["Tea"])
  }
}
