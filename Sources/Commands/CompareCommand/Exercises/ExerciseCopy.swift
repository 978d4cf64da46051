import CommandLineKit
import Edits
import Foundation
import PackageLayout

/// The copy of the catalogue in which an exercise is done: one pattern and what it needs, with the exercise's start.
struct ExerciseCopy {
  /// What a copy is made of, besides the catalogue's own files.
  struct Content {
    /// The pattern's module.
    let module: String
    /// The path of the patch with which the exercise starts, in the catalogue; nil without one.
    let patch: String?
    /// The patch in words, for the message if it does not apply.
    let patchInWords: String
    /// The task, in Markdown.
    let task: String
    /// Files besides the task, by name.
    var files: [String: String] = [:]
  }

  /// The file with the task.
  static let task = "TASK.md"
  /// The file that tells the manifest which module is built.
  private static let module = ".pattern"

  let folder: URL
  private let environment: [String: String]

  /// The copy in a folder, which need not be there yet.
  init(in folder: URL, environment: [String: String]) {
    self.folder = folder
    self.environment = environment
  }

  private var git: Git { Git(folder: folder, environment: environment) }

  /// Makes the copy of a commit, and returns the commit with which it begins; if that fails, nothing is left of it.
  func make(of commit: Commit, with content: Content) async throws(CommandFailure) -> Commit {
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw CommandFailure(
        "'\(folder.path)' is there already. Give another folder by '--folder', or remove it.", .usage)
    }
    do throws(CommandFailure) {
      try await copyFiles(of: commit, module: content.module)
      try await applyPatch(of: content, from: commit)
      try write(content.task, to: Self.task)
      for (name, text) in content.files { try write(text, to: name) }
      try write(content.module, to: Self.module)
      return try await firstCommit()
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  private func copyFiles(of commit: Commit, module: String) async throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("'\(folder.path)' cannot be made: \(SystemWords.of(error)).", .internalError)
    }
    var catalogue = commit.git
    let index = folder.appending(path: "index")
    catalogue.environment["GIT_INDEX_FILE"] = index.path
    let known = try await catalogue(
      ["ls-tree", "--name-only", commit.name, "--"] + PackageLayout.parts(withOnly: module))
    let parts = known.split(separator: "\n").map(String.init)
    try await catalogue(["--work-tree=\(folder.path)", "checkout", commit.name, "--"] + parts)
    try? FileManager.default.removeItem(at: index)
  }

  /// Applies the patch with which the exercise starts, as the commit has it.
  private func applyPatch(of content: Content, from commit: Commit) async throws(CommandFailure) {
    guard let path = content.patch else { return }
    let patch = folder.appending(path: "start.patch")
    let text = try await commit.git("show", "\(commit.name):\(path)")
    try write(text, to: patch.lastPathComponent)
    do throws(ChangeError) {
      try await Change(
        content.patchInWords, .patch(Patch(patch)),
        remedy: "'.ci/run' checks it. Start from the catalogue as it came: 'git switch main'."
      ).apply(to: folder)
    } catch {
      throw CommandFailure(error.description, .usage)
    }
    try? FileManager.default.removeItem(at: patch)
  }

  /// Makes the copy a repository, so that its differences are the participants'.
  private func firstCommit() async throws(CommandFailure) -> Commit {
    try await git("init", "--quiet")
    try await git("add", "--all")
    try await git(
      "-c", "user.name=Exercise", "-c", "user.email=exercise@localhost", "-c", "commit.gpgsign=false",
      "-c", "core.hooksPath=/dev/null", "commit", "--quiet", "--message=Start")
    let hash = try await git("rev-parse", "--verify", "HEAD").trimmingCharacters(in: .newlines)
    return Commit(git: git, name: hash)
  }

  /// The files that differ from the start and are neither one of some paths nor in one of these folders.
  func strayFiles(since start: String, besides paths: [String]) async throws(CommandFailure) -> [String] {
    let changed = try await git("diff", "--name-only", start)
    let new = try await git("ls-files", "--others", "--exclude-standard")
    return (changed + new).split(separator: "\n").map(String.init).filter { file in
      !paths.contains { file == $0 || file.hasPrefix("\($0)/") }
    }
  }

  /// Writes all that differs from the start, if anything does, into a patch; returns whether anything does.
  func save(since start: String, to patch: URL) async throws(CommandFailure) -> Bool {
    try await git("add", "--all")
    guard try await !git("diff", "--cached", "--name-only", start).isEmpty else { return false }
    try await git(Git.plainDiff + ["--binary", "--cached", "--output=\(patch.path)", start])
    return true
  }

  /// Removes the copy.
  func remove() throws(CommandFailure) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      throw CommandFailure("'\(folder.path)' cannot be removed: \(SystemWords.of(error)).", .internalError)
    }
  }

  private func write(_ text: String, to name: String) throws(CommandFailure) {
    let file = folder.appending(path: name)
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw CommandFailure("'\(file.path)' cannot be written: \(SystemWords.of(error)).", .internalError)
    }
  }
}
