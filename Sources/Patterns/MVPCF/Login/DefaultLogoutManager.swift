import Examples

/// Deletes the stored session.
struct DefaultLogoutManager: LogoutManager {
  let store: any DataStore

  func logOut() {
    store.delete()
  }
}
