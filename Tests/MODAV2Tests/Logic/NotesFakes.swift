import Examples

@testable import MODAV2

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeNoteListView: NoteListViewDelegate {
  let orchestrator: any NoteListOrchestratorDelegate
  var titles: [String] = []
  var status = ""
  var isLoading = false
  var canUndo = false
  var banner: (any BannerOrchestratorDelegate)?
  var detail: (any NoteDetailOrchestratorDelegate)?
  var editor: (any NoteEditorOrchestratorDelegate)?

  init(orchestrator: any NoteListOrchestratorDelegate) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func listReady(banner: any BannerOrchestratorDelegate) {
    self.banner = banner
  }

  func loadingStarted() {
    isLoading = true
  }

  func loadingEnded() {
    isLoading = false
  }

  func notesChanged(titles: [String], status: String, canUndo: Bool) {
    self.titles = titles
    self.status = status
    self.canUndo = canUndo
  }

  func noteOpened(detail: any NoteDetailOrchestratorDelegate) {
    self.detail = detail
  }

  func editorOpened(_ editor: any NoteEditorOrchestratorDelegate) {
    self.editor = editor
  }
}

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeNoteDetailView: NoteDetailViewDelegate {
  let orchestrator: any NoteDetailOrchestratorDelegate
  var title = ""
  var body = ""
  var changed = ""
  var hasNote = false
  var closings = 0
  var banner: (any BannerOrchestratorDelegate)?
  var editor: (any NoteEditorOrchestratorDelegate)?

  var isClosed: Bool { closings > 0 }

  init(orchestrator: any NoteDetailOrchestratorDelegate) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func detailReady(banner: any BannerOrchestratorDelegate) {
    self.banner = banner
  }

  func loadingStarted(body: String) {
    self.body = body
  }

  func noteChanged(title: String, body: String, changed: String) {
    self.title = title
    self.body = body
    self.changed = changed
    hasNote = true
  }

  func editorOpened(_ editor: any NoteEditorOrchestratorDelegate) {
    self.editor = editor
  }

  func noteClosed() {
    closings += 1
  }
}

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeNoteEditorView: NoteEditorViewDelegate {
  let orchestrator: any NoteEditorOrchestratorDelegate
  var title = ""
  var texts = NoteDraft()
  var problem = ""
  var isSaving = false
  var questions = 0
  var isClosed = false

  init(orchestrator: any NoteEditorOrchestratorDelegate) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func editorReady(title: String, noteTitle: String, noteBody: String) {
    self.title = title
    texts = NoteDraft(title: noteTitle, body: noteBody)
  }

  func savingStarted(status: String) {
    problem = status
    isSaving = true
  }

  func savingEnded(status: String) {
    problem = status
    isSaving = false
  }

  func unsavedChangesFound() {
    questions += 1
  }

  func editingEnded(completion: (() -> Void)?) {
    isClosed = true
    completion?()
  }
}

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeBannerView: BannerViewDelegate {
  let orchestrator: any BannerOrchestratorDelegate
  var sync = ""
  var failure = ""

  init(orchestrator: any BannerOrchestratorDelegate) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func bannerChanged(sync: String, failure: String) {
    self.sync = sync
    self.failure = failure
  }
}
