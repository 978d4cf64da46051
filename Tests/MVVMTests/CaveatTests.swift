import Examples
import Foundation
import Observation
import Synchronization
import TerminalKit
import TestSupport
import Testing

@testable import MVVM

/// Shows by running what the card's caveats describe.
struct CaveatTests {
  @Test func `the banners of two screens share a view model`() {
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    model.replaceNotes(with: Note.samples)
    let list = NoteListViewModel(model: model)
    #expect(list.openNote(withID: "n1").banner === list.banner)
  }

  @Test func `the view models follow the model by observation`() {
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    let list = NoteListViewModel(model: model)
    let changes = Mutex<[String]>([])
    withObservationTracking {
      _ = list.rows.map(\.title)
    } onChange: {
      changes.withLock { $0.append("rows") }
    }
    model.replaceNotes(with: Note.samples)
    #expect(changes.withLock(\.self) == ["rows"])
    #expect(list.rows.map(\.title) == ["Café", "Milk", "Tea"])
    // A session is no state that a screen follows.
    #expect(!((LoginModel.self as Any) is any Observable.Type))
  }

  @Test func `a note that is gone is shown as it was while its screen leaves`() {
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    model.replaceNotes(with: Note.samples)
    let list = NoteListViewModel(model: model)
    let viewModel = list.openNote(withID: "n2")
    let detail = NoteDetailViewController(viewModel: viewModel)
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.pushViewController(detail)
    let window = Window(rootViewController: navigation)
    #expect(detail.title == "Milk")
    window.tap("delete")
    window.layoutIfNeeded()
    #expect(viewModel.texts == nil)
    #expect(detail.navigationController == nil)
    #expect(detail.title == "Milk")
    #expect(detail.screen.bodyLabel.text == "two litres")
  }

  @Test func `a row opens the note that it displays`() async {
    let model = NotesModel(client: NotesClient(environment: NotesWorld().environment))
    model.replaceNotes(with: Note.samples)
    let controller = NoteListViewController(viewModel: NoteListViewModel(model: model))
    let window = Window(rootViewController: NavigationController(rootViewController: controller))
    #expect(window.rows(of: "notes") == ["Café", "Milk", "Tea"])
    model.keep(.sample("n4", "Bread", second: 9))
    // The binding has not run yet.
    controller.tableView(controller.screen.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(window.visibleViewController?.navigationController?.viewControllers.count == 2)
    window.layoutIfNeeded()
    #expect(window.visibleViewController?.title == "Milk")
  }
}
