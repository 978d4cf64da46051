/// The banner's routes.
protocol BannerRouting: Routing {
  /// Closes a note's screen if it is the one that is open.
  func closeNote(withID id: String)
}
