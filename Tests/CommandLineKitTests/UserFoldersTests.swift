import CommandLineKit
import Foundation
import Testing

@Suite struct UserFoldersTests {
  @Test func `Absolute paths in the environment count`() {
    let folders = UserFolders(environment: ["XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "/c", "HOME": "/h"])
    #expect(folders.state.path == "/s")
    #expect(folders.caches.path == "/c")
  }

  @Test func `Relative paths are ignored, and the rest is below the home`() {
    let folders = UserFolders(environment: ["XDG_STATE_HOME": "s", "XDG_CACHE_HOME": "", "HOME": "/h"])
    #if os(macOS)
      #expect(folders.state.path == "/h/Library/Application Support")
      #expect(folders.caches.path == "/h/Library/Caches")
    #else
      #expect(folders.state.path == "/h/.local/state")
      #expect(folders.caches.path == "/h/.cache")
    #endif
  }

  @Test func `Without a home in the environment it is the user's`() {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    #expect(UserFolders(environment: [:]).caches.path.hasPrefix(home + "/"))
  }
}
