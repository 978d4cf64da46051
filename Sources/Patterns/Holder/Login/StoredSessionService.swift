import Examples

/// The session service: encodes, decodes and deletes the session.
struct StoredSessionService: SessionService {
  let store: any DataStore

  /// Loads the session; puts corrupt bytes aside.
  func load() -> Session? {
    do {
      return try store.read().map(SessionFormat.decode)
    } catch {
      store.setAside()
      return nil
    }
  }

  func save(_ session: Session) throws {
    try store.write(SessionFormat.encode(session))
  }

  func delete() {
    store.delete()
  }
}
