import Examples

/// Deletes the session's file.
struct DefaultLogoutManager: LogoutManager {
  let file: SessionFile

  func logOut() {
    file.delete()
  }
}
