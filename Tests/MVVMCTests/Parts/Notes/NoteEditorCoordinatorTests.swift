import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVVMC

/// The coordinator with the editor that it makes.
final class NoteEditorCoordinatorTests {
  private let presenter = ViewController()
  private let window: Window
  private let model: NotesModel
  private var ends: [Note?] = []
  /// The visible screen at each end.
  private var visibleAtEnds: [ViewController?] = []

  init() {
    window = Window(rootViewController: presenter)
    model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
  }

  private func started(with note: Note?) -> NoteEditorCoordinator {
    let coordinator = NoteEditorCoordinator(presenter: presenter, model: model) {
      [weak self] _, savedNote in
      self?.ends.append(savedNote)
      self?.visibleAtEnds.append(self?.window.visibleViewController)
    }
    coordinator.start(with: note)
    window.layoutIfNeeded()
    return coordinator
  }

  @Test func `it presents the editor of a note, or of a new one`() {
    let edit = started(with: Note.sample("n1", "Tea"))
    #expect(window.visibleViewController?.title == "Edit note")
    #expect(window.text(of: "noteTitle") == "Tea")
    edit.didFinish(with: nil)
    _ = started(with: nil)
    #expect(window.visibleViewController?.title == "New note")
  }

  @Test func `it asks, and passes on a discard`() {
    let coordinator = started(with: nil)
    var discards = 0
    coordinator.askToDiscard { discards += 1 }
    #expect(window.visibleViewController is AlertController)
    window.tap("keep")
    #expect(discards == 0)
    #expect(window.visibleViewController is NoteEditorViewController)
    coordinator.askToDiscard { discards += 1 }
    window.tap("discard")
    #expect(discards == 1)
    #expect(ends.isEmpty)
  }

  @Test(arguments: [nil, Note.sample("n4", "Bread")])
  func `it ends with the saved note once the editor is dismissed`(savedNote: Note?) {
    let coordinator = started(with: nil)
    coordinator.didFinish(with: savedNote)
    #expect(window.visibleViewController === presenter)
    #expect(ends == [savedNote])
    #expect(visibleAtEnds.map { $0 === presenter } == [true])
  }

  @Test func `it asks once at a time`() {
    let coordinator = started(with: nil)
    var discards = 0
    coordinator.askToDiscard { discards += 1 }
    coordinator.askToDiscard { discards += 1 }
    window.tap("keep")
    #expect(window.visibleViewController is NoteEditorViewController)
    #expect(discards == 0)
  }

  @Test func `it ends once, and dismisses nothing else`() {
    let coordinator = started(with: nil)
    coordinator.didFinish(with: nil)
    let other = ViewController()
    presenter.present(other)
    coordinator.didFinish(with: nil)
    #expect(window.visibleViewController === other)
    #expect(ends == [nil])
  }
}
