import Examples

/// Stores the session as encoded bytes.
struct SessionFileService: SessionService {
  let store: any DataStore

  /// The stored session; corrupt bytes are set aside.
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
