import Foundation

extension URL {
  /// The file's path without symbolic links, as `pwd -P` and compilers report it; unchanged if there is no such file.
  ///
  /// `resolvingSymlinksInPath` also removes the prefix `/private` on macOS, where `/tmp` and `/var` lead to.
  package var realPath: URL {
    guard let path = realpath(path, nil) else { return self }
    defer { free(path) }
    return URL(filePath: String(cString: path))
  }
}
