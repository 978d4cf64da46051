@testable import MVP

final class FakeNoteListView: NoteListView {
  var titles: [String] = []
  var status = ""
  var isLoading = false
  var canUndo = false
  var banner: (any BannerPresenting)?
  var detail: (any NoteDetailPresenting)?
  var editor: (any NoteEditorPresenting)?

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

final class FakeNoteDetailView: NoteDetailView {
  var title = ""
  var body = ""
  var changed = ""
  var hasNote = false
  var isClosed = false
  var banner: (any BannerPresenting)?
  var editor: (any NoteEditorPresenting)?

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

final class FakeNoteEditorView: NoteEditorView {
  var title = ""
  var texts: [String] = []
  var problem = ""
  var isSaving = false
  var questions = 0
  var isClosed = false

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

  func close(completion: (() -> Void)?) {
    isClosed = true
    completion?()
  }
}

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

final class FakeNoteEditorPresenter: NoteEditorPresenting {
  weak var view: (any NoteEditorView)?
  var saved: [String] = []
  var cancelled: [String] = []
  var discards = 0

  func viewIsReady() {
    view?.setTitle("Edit note")
    view?.setTexts(title: "Milk", body: "two litres")
  }

  func save(title: String, body: String) {
    saved = [title, body]
  }

  func cancel(title: String, body: String) {
    cancelled = [title, body]
  }

  func discard() {
    discards += 1
  }
}
