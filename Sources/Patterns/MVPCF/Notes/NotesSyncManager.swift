import Observation

/// Counts the changes that are under way, in all flows; the number can be observed.
protocol NotesSyncManager: AnyObject, Observable {
  var changesUnderWay: Int { get set }
}
