import Foundation

/// The folder of stored sessions.
enum StateFolder {
  /// The default folder: in `XDG_STATE_HOME` or its default, on macOS in the application support folder.
  static func standard(environment: [String: String]) -> URL {
    let home = FileManager.default.homeDirectoryForCurrentUser
    #if os(macOS)
      let base = home.appending(path: "Library/Application Support")
    #else
      // The XDG Base Directory Specification says to ignore relative paths.
      let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      let base = named ?? home.appending(path: ".local/state")
    #endif
    return base.appending(path: "architecture-catalogue")
  }
}
