import Examples

@testable import MODAV

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeNoteListView: NoteListViewDelegate {
  let orchestrator: NoteListOrchestrator
  var titles: [String] = []
  var status = ""
  var isLoading = false
  var canUndo = false
  var banner: BannerOrchestrator?
  var detail: NoteDetailOrchestrator?
  var editor: NoteEditorOrchestrator?

  init(orchestrator: NoteListOrchestrator) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func listReady(banner: BannerOrchestrator) {
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

  func noteOpened(detail: NoteDetailOrchestrator) {
    self.detail = detail
  }

  func editorOpened(_ editor: NoteEditorOrchestrator) {
    self.editor = editor
  }
}

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeNoteDetailView: NoteDetailViewDelegate {
  let orchestrator: NoteDetailOrchestrator
  var title = ""
  var body = ""
  var changed = ""
  var hasNote = false
  var closings = 0
  var banner: BannerOrchestrator?
  var editor: NoteEditorOrchestrator?

  var isClosed: Bool { closings > 0 }

  init(orchestrator: NoteDetailOrchestrator) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func detailReady(banner: BannerOrchestrator) {
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

  func editorOpened(_ editor: NoteEditorOrchestrator) {
    self.editor = editor
  }

  func noteClosed() {
    closings += 1
  }
}

/// Keeps what it is told to show; owns its orchestrator, as the real view does.
final class FakeNoteEditorView: NoteEditorViewDelegate {
  let orchestrator: NoteEditorOrchestrator
  var title = ""
  var texts = NoteDraft()
  var problem = ""
  var isSaving = false
  var questions = 0
  var isClosed = false

  init(orchestrator: NoteEditorOrchestrator) {
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
  let orchestrator: BannerOrchestrator
  var sync = ""
  var failure = ""

  init(orchestrator: BannerOrchestrator) {
    self.orchestrator = orchestrator
    orchestrator.viewDelegate = self
  }

  func bannerChanged(sync: String, failure: String) {
    self.sync = sync
    self.failure = failure
  }
}
