/// The replacement of a piece of text in a file.
///
/// It finds its place by the text alone, so it still applies after lines have moved.
public struct Edit: Sendable, Hashable {
  /// The file's path in the folder that is changed, such as `Login/LoginPresenter.swift`.
  public let file: String
  /// The text to replace; it occurs in the file exactly once.
  public let original: String
  /// The new text.
  public let replacement: String

  /// Creates an edit from its parts.
  public init(in file: String, replace original: String, with replacement: String) {
    self.file = file
    self.original = original
    self.replacement = replacement
  }

  /// The same edit, seen from a folder further up: `folder` is the path from there.
  public func moved(into folder: String) -> Edit {
    Edit(in: "\(folder)/\(file)", replace: original, with: replacement)
  }
}
