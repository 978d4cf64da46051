@testable import CleanSwift

/// Keeps the routes that its view controller takes.
final class FakeNoteDetailRouter: NoteDetailRoutingLogic, NoteDetailDataPassing {
  enum Route {
    case banner
    case noteEditor
    case noteList
  }

  let dataStore: any NoteDetailDataStore = FakeNoteDetailDataStore()
  var routes: [Route] = []

  func routeToBanner() {
    routes.append(.banner)
  }

  func routeToNoteEditor() {
    routes.append(.noteEditor)
  }

  func routeToNoteList() {
    routes.append(.noteList)
  }
}
