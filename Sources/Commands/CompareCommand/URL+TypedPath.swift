import Foundation

extension URL {
  /// The file at a path as somebody types it in this folder.
  ///
  /// A URL relative to a folder would leave the folder out whose URL has no slash at its end.
  func file(at path: String) -> URL {
    if path.hasPrefix("/") { return URL(filePath: path) }
    return appending(path: path)
  }
}
