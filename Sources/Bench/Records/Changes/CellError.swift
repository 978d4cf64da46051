/// The reason why a cell of a change request cannot be measured.
public enum CellError: Error, Equatable, CustomStringConvertible {
  /// A file of the cell, by its path, cannot be read.
  case unreadable(String)
  /// A patch changes a file outside of the folder that it may change.
  case strayFile(path: String, patch: String, allowed: String)
  /// A type that a cell touches plays no role on the pattern's card.
  case noRole(type: String, cell: String)

  /// The reason in words, with what to do.
  public var description: String {
    switch self {
    case .unreadable(let path): "'\(path)' cannot be read. Write it anew as docs/adding-a-request.md says."
    case .strayFile(let path, let patch, let allowed):
      "'\(patch)' changes '\(path)', and may only change what is in '\(allowed)'. Take that out of it."
    case .noRole(let type, let cell):
      "'\(type)', which '\(cell)' changes, plays no role. Name its role in the cell's roles.json."
    }
  }
}
