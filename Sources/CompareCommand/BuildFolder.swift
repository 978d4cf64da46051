import Foundation

/// Where the package is built for its index when the one beside the program cannot be used.
enum BuildFolder {
  /// The user's folder for what can be made again, so that the next time takes seconds; else a temporary one.
  static var standard: URL {
    let files = FileManager.default
    let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    return caches.appending(path: "architecture-catalogue/index-build")
  }
}
