import Foundation

/// Tells readers apart that may understand the same code differently.
enum ReaderIdentity {
  /// The folders beside this one's with all that reading takes.
  private static let folders = ["Graph", "Index", "Cache"]

  /// What the reader of a program is made of: the text of its source files if they are there and not newer than the
  /// program, else the program's own size and date.
  static func text(of program: URL, room: URL = ofThisBuild) -> String {
    let built = date(program.path)
    var fingerprint = Fingerprint()
    for folder in folders.map({ room.appending(path: $0).path }) {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        return "\(built)"
      }
      for path in names.sorted().map({ "\(folder)/\($0)" }) {
        guard date(path) <= built, let text = FileManager.default.contents(atPath: path) else {
          return "\(built)"
        }
        fingerprint.add(text)
      }
    }
    return fingerprint.text
  }

  private static let ofThisBuild = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func date(_ path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
