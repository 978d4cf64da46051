import Examples
import Observation
import Synchronization
import TestSupport
import Testing

@testable import MVVM

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  @Test func `the banners of two screens share a view model`() {
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    model.keep(Note.samples)
    let list = NoteListViewModel(model: model, banner: BannerViewModel(model: model))
    #expect(list.openNote(atRow: 0).banner === list.banner)
  }

  @Test func `the view models follow the model by observation`() {
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    let list = NoteListViewModel(model: model, banner: BannerViewModel(model: model))
    let changes = Mutex<[String]>([])
    withObservationTracking {
      _ = list.titles
    } onChange: {
      changes.withLock { $0.append("titles") }
    }
    model.keep(Note.samples)
    #expect(changes.withLock(\.self) == ["titles"])
    #expect(list.titles == ["Café", "Milk", "Tea"])
    // A session is no state that a screen follows.
    #expect(!((LoginModel.self as Any) is any Observable.Type))
  }
}
