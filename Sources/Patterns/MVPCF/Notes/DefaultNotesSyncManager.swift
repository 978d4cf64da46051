import Observation

/// Holds the number in memory.
@Observable
final class DefaultNotesSyncManager: NotesSyncManager {
  var changesUnderWay = 0
}
