import Examples

/// What the modules need of the disk.
protocol SessionService {
  func load() -> Session?
  func save(_ session: Session) throws
  func delete()
}
