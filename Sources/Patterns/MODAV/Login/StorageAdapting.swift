import Examples

/// What the orchestrators need of the disk.
protocol StorageAdapting: AnyObject {
  func load() -> Session?
  /// Stores the session for the next launch and tells whether that worked.
  func save(_ session: Session) -> Bool
  func delete()
}
