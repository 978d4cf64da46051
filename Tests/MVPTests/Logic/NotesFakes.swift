import Examples

@testable import MVP

/// Keeps what it is told to show; owns its presenter, as the real view does.
final class FakeNoteListView: NoteListView {
  let presenter: any NoteListPresenting
  var titles: [String] = []
  var status = ""
  var isLoading = false
  var canUndo = false
  var banner: (any BannerPresenting)?
  var detail: (any NoteDetailPresenting)?
  var editor: (any NoteEditorPresenting)?

  init(presenter: any NoteListPresenting) {
    self.presenter = presenter
    presenter.view = self
  }

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

  func showBanner(with presenter: any BannerPresenting) {
    banner = presenter
  }

  func showDetail(with presenter: any NoteDetailPresenting) {
    detail = presenter
  }

  func showEditor(with presenter: any NoteEditorPresenting) {
    editor = presenter
  }
}

/// Keeps what it is told to show; owns its presenter, as the real view does.
final class FakeNoteDetailView: NoteDetailView {
  let presenter: any NoteDetailPresenting
  var title = ""
  var body = ""
  var changed = ""
  var hasNote = false
  var isClosed = false
  var banner: (any BannerPresenting)?
  var editor: (any NoteEditorPresenting)?

  init(presenter: any NoteDetailPresenting) {
    self.presenter = presenter
    presenter.view = self
  }

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

  func showBanner(with presenter: any BannerPresenting) {
    banner = presenter
  }

  func showEditor(with presenter: any NoteEditorPresenting) {
    editor = presenter
  }

  func close() {
    isClosed = true
  }
}

/// Keeps what it is told to show; owns its presenter, as the real view does.
final class FakeNoteEditorView: NoteEditorView {
  let presenter: any NoteEditorPresenting
  var title = ""
  var texts = NoteDraft()
  var problem = ""
  var isSaving = false
  var questions = 0
  var isClosed = false

  init(presenter: any NoteEditorPresenting) {
    self.presenter = presenter
    presenter.view = self
  }

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

  func close(completion: (() -> Void)?) {
    isClosed = true
    completion?()
  }
}

/// Keeps what it is told to show; owns its presenter, as the real view does.
final class FakeBannerView: BannerView {
  let presenter: any BannerPresenting
  var sync = ""
  var failure = ""

  init(presenter: any BannerPresenting) {
    self.presenter = presenter
    presenter.view = self
  }

  func setSync(_ sync: String) {
    self.sync = sync
  }

  func setFailure(_ failure: String) {
    self.failure = failure
  }
}
