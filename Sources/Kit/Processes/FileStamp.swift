import Foundation

/// What identifies the content of files without reading them: their numbers, sizes and times of change.
package enum FileStamp {
  /// The hash of the paths and the stamps of the files at or below some paths of a folder.
  package static func text(of parts: [String], in folder: URL) -> String {
    var fingerprint = Fingerprint()
    for path in parts.flatMap({ FileList.paths(in: $0, of: folder) }).sorted() {
      fingerprint.add(path)
      fingerprint.add(stamp(of: folder.appending(path: path).path))
    }
    return fingerprint.text
  }

  private static func stamp(of path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else { return "" }
    #if canImport(Darwin)
      let changed = status.st_ctimespec
    #else
      let changed = status.st_ctim
    #endif
    return "\(status.st_ino) \(status.st_size) \(changed.tv_sec).\(changed.tv_nsec)"
  }
}
