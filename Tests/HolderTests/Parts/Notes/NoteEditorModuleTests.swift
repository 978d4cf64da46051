import Examples
import TestSupport
import Testing

@testable import Holder

/// The module alone, with a fake component and, in its holder, the one fake module that it finds.
struct NoteEditorModuleTests {
  private let notes = FakeNotesModule()
  private let router = FakeNoteEditorRouter()
  private let holder = ModuleHolder()
  private let component = FakeNoteEditorComponent(makeKey: NotesWorld().environment.makeKey)
  private let tea = Note.sample("n1", "Tea")

  init() {
    holder.supportedModules = [notes]
    notes.notes = [tea]
  }

  private func editor(of id: Note.ID?) -> NoteEditorModule {
    let editor = NoteEditorModule(holder: holder, noteID: id, component: component)
    editor.noteTitle = " Milk "
    return editor
  }

  private func save(_ editor: NoteEditorModule) async {
    editor.save(close: router.close, open: router.showNote)
    await settle()
  }

  @Test func `a new note is added, without white space around its title`() async {
    let editor = editor(of: nil)
    await save(editor)
    let milk = NoteChange(key: "key-1", kind: .add(NoteDraft(title: "Milk", body: "")))
    #expect(notes.calls == [.save(milk)])
  }

  @Test(arguments: [nil, "n1"])
  func `a saved note is opened if it is new, and closed otherwise`(id: Note.ID?) async {
    let editor = editor(of: id)
    await save(editor)
    await notes.saves.end(with: .success(Note.sample("n4", "Milk")))
    #expect(router.calls == (id == nil ? [.showNote("n4")] : [.close]))
  }

  @Test func `the same texts are the same change`() async {
    let editor = editor(of: "n1")
    for (number, title) in [" Milk ", "Milk", "Tea"].enumerated() {
      editor.noteTitle = title
      await save(editor)
      await notes.saves.end(number, with: .failure(.timedOut))
    }
    let milk = NoteChange(key: "key-1", kind: .edit(tea, NoteDraft(title: "Milk", body: "two litres")))
    let tea = NoteChange(key: "key-2", kind: .edit(tea, NoteDraft(title: "Tea", body: "two litres")))
    #expect(notes.calls == [.save(milk), .save(milk), .save(tea)])
  }

  @Test func `a refusal becomes the problem, and nothing is saved`() async {
    let editor = editor(of: nil)
    editor.noteTitle = " "
    await save(editor)
    #expect(editor.problem == "Enter a title.")
    #expect(notes.calls == [])
  }

  @Test func `cancelled, it hears no answer`() async {
    let editor = editor(of: nil)
    await save(editor)
    editor.cancel(close: router.close, ask: router.askToDiscard)
    await notes.saves.end(with: .success(tea))
    #expect(editor.problem == "Cancelled.")
    #expect(router.calls == [])
  }
}
