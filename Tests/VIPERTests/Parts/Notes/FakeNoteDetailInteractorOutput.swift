import Examples

@testable import VIPER

/// Keeps what the interactor provides and tells.
final class FakeNoteDetailInteractorOutput: NoteDetailInteractorOutput {
  enum Call: Equatable {
    case startOfReading
    case failureToRead(NotesFailure)
    case note(NoteDetailData)
    case loss
    case delete(title: String)
  }

  var calls: [Call] = []
  /// The banner's data that was provided last.
  var banner: BannerData?

  func didStartReading() {
    calls.append(.startOfReading)
  }

  func didFailToRead(because failure: NotesFailure) {
    calls.append(.failureToRead(failure))
  }

  func didProvide(_ note: NoteDetailData) {
    calls.append(.note(note))
  }

  func didProvide(_ banner: BannerData) {
    self.banner = banner
  }

  func didLoseNote() {
    calls.append(.loss)
  }

  func didDelete(title: String) {
    calls.append(.delete(title: title))
  }
}
