import Examples

/// The work on the stored session: encodes, decodes and deletes it.
class SessionWorker {
  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

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
