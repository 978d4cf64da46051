import Examples

/// What the orchestrators need of the disk.
protocol StorageAdapting {
  func load() -> Session?
  func save(_ session: Session) throws
  func delete()
}
