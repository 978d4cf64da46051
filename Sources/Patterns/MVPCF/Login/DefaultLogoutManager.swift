import Examples

/// Deletes the session's file.
struct DefaultLogoutManager: LogoutManager {
  let store: any DataStore

  func logOut() {
    store.delete()
  }
}
