import Foundation

/// The folders that the environment gives to a user's files.
///
/// Foundation honours `HOME` and the variables of the XDG Base Directory Specification on Linux only. Here absolute paths
/// in them count everywhere, so that a script or a test can keep its files apart; never run on macOS.
public struct UserFolders {
  private let environment: [String: String]

  /// The folders of an environment.
  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// The folder for state that persists: `XDG_STATE_HOME`, else `~/.local/state`, on macOS the application support folder.
  public var state: URL {
    #if os(macOS)
      let usual = "Library/Application Support"
    #else
      let usual = ".local/state"
    #endif
    return folder(named: "XDG_STATE_HOME") ?? home.appending(path: usual)
  }

  /// The folder for files that can be made again: `XDG_CACHE_HOME`, else `~/.cache`, on macOS `~/Library/Caches`.
  public var caches: URL {
    #if os(macOS)
      let usual = "Library/Caches"
    #else
      let usual = ".cache"
    #endif
    return folder(named: "XDG_CACHE_HOME") ?? home.appending(path: usual)
  }

  private var home: URL {
    folder(named: "HOME") ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// The folder that a variable names; the specification says to ignore relative paths.
  private func folder(named variable: String) -> URL? {
    environment[variable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
  }
}
