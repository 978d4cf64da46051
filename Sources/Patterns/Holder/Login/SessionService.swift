import Examples

/// Stores the session across launches.
protocol SessionService {
  func load() -> Session?
  func save(_ session: Session) throws
  func delete()
}
