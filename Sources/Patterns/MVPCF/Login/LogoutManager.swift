/// Ends the session on this device.
protocol LogoutManager {
  func logOut()
}
