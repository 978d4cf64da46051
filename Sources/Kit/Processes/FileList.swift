import Foundation

/// Lists the files of a folder.
package enum FileList {
  /// The paths of the regular files at or below a path of a folder, relative to the folder; empty if there is nothing.
  package static func paths(in part: String, of folder: URL) -> [String] {
    var isFolder: ObjCBool = false
    let place = folder.appending(path: part).path
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [part] }
    var paths: [String] = []
    let found = FileManager.default.enumerator(atPath: place)
    while let path = found?.nextObject() as? String {
      // `fileAttributes` looks up the names of owner and group for each file.
      var status = stat()
      if lstat("\(place)/\(path)", &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        paths.append("\(part)/\(path)")
      }
    }
    return paths
  }
}
