import Examples

@testable import VIPER

/// Keeps what it is told to show.
final class FakeNoteListView: NoteListViewInput {
  var titles: [String] = []
  var status = ""
  var isLoading = false
  var canUndo = false

  func setTitles(_ titles: [String]) {
    self.titles = titles
  }

  func setStatus(_ status: String) {
    self.status = status
  }

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func setCanUndo(_ canUndo: Bool) {
    self.canUndo = canUndo
  }
}

/// Keeps what would be opened, and who would hear of it.
final class FakeNoteListRouter: NoteListRouterInput {
  var noteID: String?
  weak var noteOutput: (any NoteDetailModuleOutput)?
  weak var editorOutput: (any NoteEditorModuleOutput)?

  func openDetail(ofNoteWithID id: String, output: any NoteDetailModuleOutput) {
    noteID = id
    noteOutput = output
  }

  func openEditor(output: any NoteEditorModuleOutput) {
    editorOutput = output
  }
}

/// Keeps what it is told to show.
final class FakeNoteDetailView: NoteDetailViewInput {
  var title = ""
  var body = ""
  var changed = ""
  var hasNote = false

  func setTitle(_ title: String) {
    self.title = title
  }

  func setBody(_ body: String) {
    self.body = body
  }

  func setChanged(_ changed: String) {
    self.changed = changed
  }

  func setHasNote(_ hasNote: Bool) {
    self.hasNote = hasNote
  }
}

/// Keeps for which note an editor would open, and whether the screen would close.
final class FakeNoteDetailRouter: NoteDetailRouterInput {
  var editorNoteID: String?
  var isClosed = false

  func openEditor(forNoteWithID id: String) {
    editorNoteID = id
  }

  func closeModule() {
    isClosed = true
  }
}

/// Keeps what it is told to show.
final class FakeNoteEditorView: NoteEditorViewInput {
  var title = ""
  var texts = NoteDraft()
  var problem = ""
  var isSaving = false
  var questions = 0

  func setTitle(_ title: String) {
    self.title = title
  }

  func setTexts(title: String, body: String) {
    texts = NoteDraft(title: title, body: body)
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

/// Keeps whether the editor would close.
final class FakeNoteEditorRouter: NoteEditorRouterInput {
  var isClosed = false

  func closeModule(completion: (() -> Void)?) {
    isClosed = true
    completion?()
  }
}

/// Keeps what it is told to show.
final class FakeBannerView: BannerViewInput {
  var sync = ""
  var failure = ""

  func setSync(_ sync: String) {
    self.sync = sync
  }

  func setFailure(_ failure: String) {
    self.failure = failure
  }
}
