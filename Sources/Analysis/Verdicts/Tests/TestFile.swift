/// A file of a test target with its declarations at the top level.
struct TestFile {
  let file: SourceFile
  let declarations: [Snippet]
  /// Those of them that other files can use.
  let shared: [Snippet]

  init(_ file: SourceFile) {
    self.file = file
    declarations = Snippet.all(in: file.lines[...], of: file.path)
    shared = declarations.filter { declaration in
      !declaration.lines.contains { $0.hasPrefix("private ") }
    }
  }

  /// The declarations in the body of a type of this file.
  func members(of type: Snippet) -> [Snippet] {
    let first = type.place.line - 1
    let body = file.lines[..<(first + type.lines.count - 1)].dropFirst(first)
    return Snippet.all(in: body, of: file.path, indent: 2)
  }
}
