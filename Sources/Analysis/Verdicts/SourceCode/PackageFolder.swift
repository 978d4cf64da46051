import Foundation
import PackageLayout

/// The folder of this package, which contains the patterns' source code.
public struct PackageFolder: Sendable {
  /// The folder.
  public let url: URL

  /// The package that this program was built from, five folders above this file.
  public static let ofThisBuild = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Finds the folder: the given path, else the nearest at or above the current folder, else that of the build.
  public init(named path: String?, from current: URL, build: URL? = ofThisBuild) throws(PackageFolderError) {
    if let path {
      let named = path.hasPrefix("/") ? URL(filePath: path) : current.appending(path: path)
      guard Self.isPackage(named) else { throw .notThePackage(path: path) }
      url = named.standardizedFileURL
      return
    }
    guard let found = Self.nearest(from: current) ?? build, Self.isPackage(found) else {
      throw .packageNotFound
    }
    url = found
  }

  private static func nearest(from folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while true {
      if isPackage(folder) { return folder }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path.count >= folder.path.count { return nil }
      folder = parent
    }
  }

  private static func isPackage(_ folder: URL) -> Bool {
    let files = FileManager.default
    return files.fileExists(atPath: folder.appending(path: PackageLayout.manifest).path)
      && files.fileExists(atPath: folder.appending(path: PackageLayout.patterns).path)
  }
}
