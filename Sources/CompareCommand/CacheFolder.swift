import Foundation

/// The folder in which is kept what was read of the code.
enum CacheFolder {
  /// It is in the user's folder for what can be made again; else a temporary one.
  static var standard: URL {
    let files = FileManager.default
    let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    return caches.appending(path: "architecture-catalogue/code")
  }
}
