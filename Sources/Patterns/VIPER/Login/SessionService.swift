import Examples

/// What the interactors need of the disk.
protocol SessionService {
  func load() -> Session?
  func save(_ session: Session) throws
  func delete()
}
