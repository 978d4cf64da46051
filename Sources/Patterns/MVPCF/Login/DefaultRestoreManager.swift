import Examples

/// Reads the session from its file; a file that holds none is set aside.
struct DefaultRestoreManager: RestoreManager {
  let store: any DataStore

  func restore() -> User? {
    do {
      return try store.read().map(SessionFormat.decode)?.user
    } catch {
      store.setAside()
      return nil
    }
  }
}
