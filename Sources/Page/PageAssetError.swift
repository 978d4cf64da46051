/// A reason why the styles and scripts of pages cannot be read.
public enum PageAssetError: Error, Equatable, CustomStringConvertible {
  /// A file or folder does not exist, or is no text; the path is relative
  /// to the package's folder.
  case unreadable(path: String)
  /// A script contains `</script` or a style `</style`, which
  /// would end its element.
  case endsItsElement(path: String)

  /// The failure and its remedy.
  public var description: String {
    switch self {
    case .unreadable(let path):
      """
      '\(path)' cannot be read. Clone the catalogue again, or give a complete \
      one with '--package-path PATH'.
      """
    case .endsItsElement(let path):
      """
      '\(path)' contains an end tag, which would end its element in the page. \
      Split it, as in '<\\/script>'.
      """
    }
  }
}
