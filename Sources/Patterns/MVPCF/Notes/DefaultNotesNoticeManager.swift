import Examples
import Observation

/// Holds the notice in memory; a new one replaces the one before.
@Observable
final class DefaultNotesNoticeManager: NotesNoticeManager {
  var notice: NotesNotice?
}
