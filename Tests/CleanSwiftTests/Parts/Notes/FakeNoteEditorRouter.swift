@testable import CleanSwift

/// Keeps the routes that its view controller takes.
final class FakeNoteEditorRouter: NoteEditorRoutingLogic, NoteEditorDataPassing {
  enum Route {
    case noteDetail
    case back
  }

  let dataStore: any NoteEditorDataStore = FakeNoteEditorDataStore()
  var routes: [Route] = []

  func routeToNoteDetail() {
    routes.append(.noteDetail)
  }

  func routeBack() {
    routes.append(.back)
  }
}
