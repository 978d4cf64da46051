/// What a patch does to one file.
public struct PatchedFile: Sendable, Codable, Hashable {
  /// What happens to the file.
  public enum Kind: String, Sendable, Codable, Hashable {
    /// It was there, and is changed.
    case edited
    /// It is new.
    case added
    /// It goes.
    case removed
  }

  /// The path in the package.
  public let path: String
  /// What happens to the file.
  public let kind: Kind
  /// The lines that come, without blank ones, imports and those of comment only.
  public let addedLines: [String]
  /// The lines that go, counted alike.
  public let removedLines: [String]
  /// The differences as the patch has them: all lines with their signs, and the lines around them.
  public let hunks: [String]

  /// The name of the type that the file declares or extends: files are named `Type.swift` or `Type+Topic.swift`.
  public var typeName: String { Self.typeName(of: path) }

  /// The name of the type that a file of this path declares or extends.
  package static func typeName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return String(name.prefix { $0 != "." && $0 != "+" })
  }
}

extension PatchedFile {
  /// The files of a patch, in its order; lines that are no difference are skipped.
  package static func all(in text: String) -> [PatchedFile] {
    var files: [PatchedFile] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let start = lines.firstIndex(where: { $0.hasPrefix("diff --git ") }) {
      let rest = lines[(start + 1)...]
      let end = rest.firstIndex { $0.hasPrefix("diff --git ") } ?? lines.endIndex
      if let file = PatchedFile(of: Array(rest[..<end])) { files.append(file) }
      lines = lines[end...]
    }
    return files
  }

  /// The file of a section below `diff --git`; nil if it changes no line.
  private init?(of section: [String]) {
    guard let old = section.first(where: { $0.hasPrefix("--- ") })?.dropFirst(4),
      let new = section.first(where: { $0.hasPrefix("+++ ") })?.dropFirst(4),
      let firstHunk = section.firstIndex(where: { $0.hasPrefix("@@ ") })
    else { return nil }
    let changes = section[firstHunk...]
    hunks = Array(changes.last == "" ? changes.dropLast() : changes)
    func lines(_ sign: String) -> [String] {
      changes.filter { $0.hasPrefix(sign) }.map { String($0.dropFirst()) }.filter(Self.isCounted)
    }
    if old == "/dev/null" {
      kind = .added
    } else if new == "/dev/null" {
      kind = .removed
    } else {
      kind = .edited
    }
    // The prefixes `a/` and `b/` are git's.
    path = String((kind == .removed ? old : new).dropFirst(2))
    addedLines = lines("+")
    removedLines = lines("-")
  }

  /// Whether a line counts as one of code.
  private static func isCounted(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import ")
      && !text.hasPrefix("@testable import ")
  }
}
