import Examples

@testable import VIPER

/// A presenter of a note between fakes of its neighbours.
struct NoteDetailFixture {
  let view = FakeNoteDetailView()
  let interactor = FakeNoteDetailInteractor()
  let router = FakeNoteDetailRouter()
  let banner = FakeBannerModule()
  let presenter: NoteDetailPresenter

  init(id: String, output: any NoteDetailModuleOutput) {
    presenter = NoteDetailPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.bannerModuleInput = banner
    presenter.configure(forNoteWithID: id, output: output)
  }
}

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

final class FakeNoteDetailInteractor: NoteDetailInteractorInput {
  var calls: [String] = []

  func obtainNote(withID id: String) {
    calls.append("obtain \(id)")
  }

  func deleteNote() {
    calls.append("delete")
  }
}

final class FakeNoteDetailInteractorOutput: NoteDetailInteractorOutput {
  var starts = 0
  var failures: [NotesFailure] = []
  var notes: [NoteDetailData] = []
  var banner = BannerData()
  var losses = 0
  var deleted: [String] = []

  func didStartReading() {
    starts += 1
  }

  func didFailToRead(because failure: NotesFailure) {
    failures.append(failure)
  }

  func didProvide(_ note: NoteDetailData) {
    notes.append(note)
  }

  func didProvide(_ banner: BannerData) {
    self.banner = banner
  }

  func didLoseNote() {
    losses += 1
  }

  func didDelete(title: String) {
    deleted.append(title)
  }
}

final class FakeNoteDetailRouter: NoteDetailRouterInput {
  var editors: [String] = []
  var isClosed = false

  func openEditor(forNoteWithID id: String) {
    editors.append(id)
  }

  func closeModule() {
    isClosed = true
  }
}
