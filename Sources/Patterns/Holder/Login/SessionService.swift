import Examples

/// The modules' and the root builder's calls to the session service.
protocol SessionService {
  func load() -> Session?
  func save(_ session: Session) throws
  func delete()
}
