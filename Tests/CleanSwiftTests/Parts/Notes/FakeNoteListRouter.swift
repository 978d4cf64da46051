@testable import CleanSwift

/// Keeps the routes that its view controller, or the router of another scene, takes.
final class FakeNoteListRouter: NoteListRoutingLogic, NoteListDataPassing {
  enum Route {
    case banner
    case noteDetail
    case noteEditor
  }

  let dataStore: any NoteListDataStore = FakeNoteListDataStore()
  var routes: [Route] = []

  func routeToBanner() {
    routes.append(.banner)
  }

  func routeToNoteDetail() {
    routes.append(.noteDetail)
  }

  func routeToNoteEditor() {
    routes.append(.noteEditor)
  }
}
