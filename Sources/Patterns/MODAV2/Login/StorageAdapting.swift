import Examples

/// The orchestrators' calls to their storage adapter.
protocol StorageAdapting {
  func load() -> Session?
  func save(_ session: Session) throws
  func delete()
}
