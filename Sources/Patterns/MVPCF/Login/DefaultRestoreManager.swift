import Examples

/// Reads the session from the store; sets corrupt bytes aside.
struct DefaultRestoreManager: RestoreManager {
  let store: any DataStore

  func restoredName() -> String? {
    do {
      return try store.read().map(SessionFormat.decode)?.user.name
    } catch {
      store.setAside()
      return nil
    }
  }
}
