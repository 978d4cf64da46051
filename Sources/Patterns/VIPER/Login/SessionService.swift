import Examples

/// The interactors' calls to the session service.
protocol SessionService {
  func load() -> Session?
  func save(_ session: Session) throws
  func delete()
}
