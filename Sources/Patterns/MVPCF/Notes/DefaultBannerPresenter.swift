import Examples
import Observation

/// The banner's presentation logic; owned by the view controller, knows a manager by its protocol and no view.
@Observable
final class DefaultBannerPresenter: BannerPresenter {
  private let syncManager: any NotesSyncManager

  init(syncManager: any NotesSyncManager) {
    self.syncManager = syncManager
  }

  var sync: String { syncManager.changesUnderWay > 0 ? NotesStrings.sending : "" }
}
