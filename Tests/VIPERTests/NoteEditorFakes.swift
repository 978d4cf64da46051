import Examples

@testable import VIPER

/// A presenter of the editor between fakes of its neighbours.
struct NoteEditorFixture {
  let view = FakeNoteEditorView()
  let interactor = FakeNoteEditorInteractor()
  let router = FakeNoteEditorRouter()
  let presenter: NoteEditorPresenter

  init() {
    presenter = NoteEditorPresenter(interactor: interactor, router: router)
    presenter.view = view
  }
}

final class FakeNoteEditorView: NoteEditorViewInput {
  var title = ""
  var texts: [String] = []
  var problem = ""
  var isSaving = false
  var questions = 0

  func setTitle(_ title: String) {
    self.title = title
  }

  func setTexts(title: String, body: String) {
    texts = [title, body]
  }

  func setProblem(_ problem: String) {
    self.problem = problem
  }

  func setSaving(_ isSaving: Bool) {
    self.isSaving = isSaving
  }

  func askToDiscard() {
    questions += 1
  }
}

final class FakeNoteEditorViewOutput: NoteEditorViewOutput {
  var saved: [String] = []
  var cancelled: [String] = []
  var discards = 0

  func viewIsReady() {}

  func didTapSave(title: String, body: String) {
    saved = [title, body]
  }

  func didTapCancel(title: String, body: String) {
    cancelled = [title, body]
  }

  func didTapDiscard() {
    discards += 1
  }
}

final class FakeNoteEditorInteractor: NoteEditorInteractorInput {
  var obtained: [String] = []
  var saved: [String] = []
  var cancelled: [String] = []

  func obtainNote(withID id: String) {
    obtained.append(id)
  }

  func save(title: String, body: String) {
    saved = [title, body]
  }

  func cancel(title: String, body: String) {
    cancelled = [title, body]
  }
}

final class FakeNoteEditorInteractorOutput: NoteEditorInteractorOutput {
  var notes: [NoteEditorData] = []
  var starts = 0
  var cancels = 0
  var saved: [String] = []
  var failures: [NotesFailure] = []
  var findings = 0
  var ends = 0

  func didProvide(_ note: NoteEditorData) {
    notes.append(note)
  }

  func didStartSaving() {
    starts += 1
  }

  func didCancelSaving() {
    cancels += 1
  }

  func didSaveNote(withID id: String) {
    saved.append(id)
  }

  func didFail(_ failure: NotesFailure) {
    failures.append(failure)
  }

  func didFindUnsavedChanges() {
    findings += 1
  }

  func didEndEditing() {
    ends += 1
  }
}

final class FakeNoteEditorRouter: NoteEditorRouterInput {
  var isClosed = false

  func closeModule(completion: (() -> Void)?) {
    isClosed = true
    completion?()
  }
}
