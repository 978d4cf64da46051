import CommandLineKit
import Foundation
import PackageLayout
import Verdicts

/// Writes the skeleton of a pattern into the package; on failure nothing is changed.
struct PatternWriter {
  private static let manifest = PackageLayout.manifest

  /// The package's folder.
  let package: URL

  /// Writes the skeleton of the pattern with a name, and returns it with the paths of the changed files.
  func write(_ name: PatternName) throws(CommandFailure) -> (skeleton: Skeleton, changed: [String]) {
    let manifest = try read(Self.manifest)
    let registry = try read(PackageLayout.registry)
    try checkIsFree(name)
    let skeleton = Skeleton(name: name, tests: try testNames())
    let newManifest = try adding(
      skeleton.manifestLine, toListAfter: "let patterns = [", in: manifest, Self.manifest)
    let newRegistry = try adding(
      skeleton.registryLine, toListAfter: "entries: [Entry] = [", in: registry, PackageLayout.registry)
    let changes = [
      (path: Self.manifest, old: manifest, new: newManifest),
      (path: PackageLayout.registry, old: registry, new: try importing(skeleton.importLine, in: newRegistry)),
    ]
    try put(skeleton, changes: changes)
    return (skeleton, changes.map(\.path))
  }

  // MARK: Name check

  /// Throws if a pattern, target, type or card has the name, ignoring case as the macOS file system does.
  private func checkIsFree(_ name: PatternName) throws(CommandFailure) {
    let wanted = ["NAME", "RunNAME", "NAMETests", "NAMEPattern", "NAMECard"].map {
      $0.replacing("NAME", with: name.module).lowercased()
    }
    for folder in PackageLayout.built.dropFirst() {
      let found = FileManager.default.enumerator(atPath: package.appending(path: folder).path)
      while let path = found?.nextObject() as? String {
        let last = (path as NSString).lastPathComponent
        let stem = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
        if wanted.contains(stem.lowercased()) {
          throw CommandFailure(
            "'\(folder)/\(path)' has the name '\(name.module)' already. Choose another.", .usage)
        }
      }
    }
  }

  // MARK: Changed files

  private func read(_ path: String) throws(CommandFailure) -> String {
    guard let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8) else {
      throw .package(.unreadable(path: path))
    }
    return text
  }

  /// The test names of one pattern; they are the same in every pattern.
  private func testNames() throws(CommandFailure) -> [(file: String, names: [String])] {
    try ["GreetingTests", "LoginTests"].map { file throws(CommandFailure) in
      let text = try read("\(PackageLayout.logicTests(of: "MVC"))/\(file).swift")
      return (file, text.matches(of: /func `([^`]+)`/).map { String($0.output.1) })
    }
  }

  private func adding(
    _ line: String, toListAfter head: String, in text: String, _ path: String
  ) throws(CommandFailure) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasSuffix(head) }),
      let end = lines[(start + 1)...].firstIndex(where: { !$0.hasSuffix("),") }),
      lines[end].trimmingCharacters(in: .whitespaces) == "]"
    else { throw unexpected(path) }
    lines.insert(line, at: end)
    return lines.joined(separator: "\n")
  }

  /// Adds an import in sorted order, as swift-format requires.
  private func importing(_ line: String, in text: String) throws(CommandFailure) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let last = lines.lastIndex(where: { $0.hasPrefix("import ") }) else {
      throw unexpected(PackageLayout.registry)
    }
    lines.insert(line, at: lines[...last].firstIndex { $0.hasPrefix("import ") && $0 > line } ?? last + 1)
    return lines.joined(separator: "\n")
  }

  private func unexpected(_ path: String) -> CommandFailure {
    CommandFailure(
      "'\(path)' has no list to add a line to. Add the pattern by hand, as described in docs/adding-a-pattern.md.",
      .internalError)
  }

  // MARK: Writing

  private func put(
    _ skeleton: Skeleton, changes: [(path: String, old: String, new: String)]
  ) throws(CommandFailure) {
    let disk = FileManager.default
    var current = ""
    do {
      for (path, _, _) in changes where !disk.isWritableFile(atPath: package.appending(path: path).path) {
        current = path
        throw CocoaError(.fileWriteNoPermission)
      }
      for (path, text) in skeleton.files + changes.map({ ($0.path, $0.new) }) {
        current = path
        let file = package.appending(path: path)
        try disk.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try OutputFile.replace(file, with: Data(text.utf8))
      }
    } catch {
      for (path, old, _) in changes where (try? read(path)) != old {
        try? OutputFile.replace(package.appending(path: path), with: Data(old.utf8))
      }
      // None of them existed before.
      let places = skeleton.places.map { package.appending(path: $0) }
      for place in places { try? disk.removeItem(at: place) }
      let isUndone =
        changes.allSatisfy { (try? read($0.path)) == $0.old }
        && !places.contains { disk.fileExists(atPath: $0.path) }
      throw CommandFailure(
        "'\(current)' cannot be written: \(SystemWords.of(error)). "
          + (isUndone ? "Nothing was changed." : "Some changes remain; 'git status' lists them."),
        .internalError)
    }
  }
}
