/// Ends a session on this device.
protocol LogoutManager {
  func logOut()
}
