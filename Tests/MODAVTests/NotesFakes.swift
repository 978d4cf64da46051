import Examples
import TestSupport

@testable import MODAV

final class FakeNoteListView: NoteListViewDelegate {
  var titles: [String] = []
  var status = ""
  var isLoading = false
  var canUndo = false
  var banner: BannerOrchestrator?
  var detail: NoteDetailOrchestrator?
  var editor: NoteEditorOrchestrator?

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

final class FakeNoteDetailView: NoteDetailViewDelegate {
  var title = ""
  var body = ""
  var changed = ""
  var closings = 0
  var banner: BannerOrchestrator?
  var editor: NoteEditorOrchestrator?

  var isClosed: Bool { closings > 0 }

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
  }

  func editorOpened(_ editor: NoteEditorOrchestrator) {
    self.editor = editor
  }

  func noteClosed() {
    closings += 1
  }
}

final class FakeNoteEditorView: NoteEditorViewDelegate {
  var title = ""
  var texts: [String] = []
  var problem = ""
  var isSaving = false
  var questions = 0
  var isClosed = false

  func editorReady(title: String, noteTitle: String, noteBody: String) {
    self.title = title
    texts = [noteTitle, noteBody]
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

final class FakeBannerView: BannerViewDelegate {
  var sync = ""
  var failure = ""

  func bannerChanged(sync: String, failure: String) {
    self.sync = sync
    self.failure = failure
  }
}

final class FakeNotesNetworkAdapter: HeldNotes, NotesNetworkAdapting {}
