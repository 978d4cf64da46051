/// A file of a pattern's code.
public struct SourceFile: Sendable, Equatable, Encodable {
  /// The path in the package.
  public let path: String
  /// The folder in the pattern's, which is that of an example or the common one; nil for any other file.
  public internal(set) var folder: String? = nil
  /// The lines without line breaks and without empty lines at the end.
  public let lines: [String]

  private enum CodingKeys: CodingKey { case path, lines }

  /// The file name.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name of the type in the file.
  public var type: String { name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }

  /// The declarations only: without imports, comments, blank lines and bodies of more than one line.
  ///
  /// Relies on the indentation by `swift format`: a body ends with a brace at the indentation of its declaration.
  public var declarations: SourceFile {
    var shown: [String] = []
    var rest = lines.filter { !$0.contains(/^ *(\/\/|$|(@\w+ )?import )/) }[...]
    while var line = rest.popFirst() {
      let indent = line.prefix { $0 == " " }
      let isType = line.contains(/\b(class|struct|enum|actor|protocol|extension) [A-Z]/)
      if line.hasSuffix("{"), !isType, let end = rest.firstIndex(where: { $0.hasPrefix(indent + "}") }) {
        line += "…" + rest[end].dropFirst(indent.count)
        rest = rest[(end + 1)...]
      }
      shown.append(line)
    }
    return SourceFile(path: path, folder: folder, lines: shown)
  }
}
