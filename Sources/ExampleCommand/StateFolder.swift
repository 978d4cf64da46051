import Foundation

/// Where a user's sessions are stored.
enum StateFolder {
  /// The platform's own place: `XDG_STATE_HOME` or its default, on macOS the application support folder.
  static func standard(environment: [String: String]) -> URL {
    let home = FileManager.default.homeDirectoryForCurrentUser
    #if os(macOS)
      let base = home.appending(path: "Library/Application Support")
    #else
      // The XDG Base Directory Specification has relative paths ignored.
      let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      let base = named ?? home.appending(path: ".local/state")
    #endif
    return base.appending(path: "architecture-catalogue")
  }
}
