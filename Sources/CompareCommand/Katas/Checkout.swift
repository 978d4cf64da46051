import CodeGraph
import CommandLineKit
import Foundation

/// The checkout in which a kata is worked on, by means of git.
@MainActor
struct Checkout {
  /// The kata that was started, kept in git's own folder: a copy of the checkout has it too.
  struct State: Codable {
    let kata: String
    /// The commit at the start.
    let commit: String
    /// The number of hints shown.
    var hints = 0
    /// The mutant in the code while tests run; after an interruption it has to be removed.
    var mutant: URL?
  }

  /// Where participants' new files belong.
  private static let folders = ["Sources", "Tests", "Catalog", "docs"]

  /// The package, a checkout's root.
  let folder: URL
  let environment: [String: String]
  /// The file of the state.
  private var file = URL(filePath: "/")
  /// An index of its own, so that what is staged stays until it is saved.
  private var index: URL { file.appendingPathExtension("index") }

  /// Finds git and the repository, and removes a mutant that an interrupted check has left.
  init(at folder: URL, environment: [String: String]) async throws(CommandError) {
    (self.folder, self.environment) = (folder, environment)
    do throws(CommandError) {
      _ = try await git("rev-parse", "--verify", "HEAD")
      let path = try await git("rev-parse", "--git-path", "catalogue-kata")
        .trimmingCharacters(in: .newlines)
      file = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
    } catch {
      throw CommandError(
        """
        \(error.message)
        A kata needs a clone of the catalogue by git, to go back to. In a copy without one: 'git init', \
        'git add -A', 'git commit -m Start'.
        """, .missingInput)
    }
    if let mutant = state?.mutant { try await remove(mutant) }
  }

  /// The started kata; nil if there is none.
  var state: State? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
  }

  /// Keeps the state, or removes it.
  func keep(_ state: State?) throws(CommandError) {
    do {
      guard let state else { return try FileManager.default.removeItem(at: file) }
      try OutputFile.replace(file, with: JSONEncoder().encode(state))
    } catch {
      throw CommandError("'\(file.path)' cannot be written: \(SystemWords.of(error)).", .internalError)
    }
  }

  /// Applies a kata's start to a clean checkout.
  func start(_ kata: Kata) async throws(CommandError) {
    let changed = try await git("status", "--porcelain", "--untracked-files=no", "--", ".")
    let new = try await git(["ls-files", "--others", "--exclude-standard", "--"] + Self.folders)
    let paths = changed.split(separator: "\n").map { $0.dropFirst(3) } + new.split(separator: "\n")
    guard paths.isEmpty else {
      let list =
        paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
      throw CommandError(
        "The checkout has changes: \(list). Commit them, or put them aside by 'git stash -u', then start.",
        .usage)
    }
    let commit = try await commit()
    if let patch = kata.patch("start") { try await apply(patch) }
    try keep(State(kata: kata.name, commit: commit))
  }

  /// The commit that is checked out.
  func commit() async throws(CommandError) -> String {
    try await git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
  }

  /// Writes all changes since the last commit as a patch into a folder, goes back to that commit, and returns the patch;
  /// nil if nothing was changed.
  func stop(_ name: String, savingIn cache: URL) async throws(CommandError) -> URL? {
    let files = FileManager.default
    let saved = (1...).lazy.map { cache.appending(path: "\(name)-\($0).patch") }
      .first { !files.fileExists(atPath: $0.path) }
    guard let saved, (try? files.createDirectory(at: cache, withIntermediateDirectories: true)) != nil else {
      throw CommandError("'\(cache.path)' cannot be made, so your work is left as it is.", .internalError)
    }
    defer { try? files.removeItem(at: index) }
    try await git("read-tree", "HEAD", index: index)
    try await git("add", "-u", "--", ".", index: index)
    try await git(["add", "-A", "--"] + Self.folders, index: index)
    try await git(
      "-c", "diff.noprefix=false", "-c", "diff.mnemonicPrefix=false", "diff", "--cached", "--binary",
      "--no-ext-diff", "--no-textconv", "--no-color", "--output=\(saved.path)", "HEAD", index: index)
    try await git("restore", "--source=HEAD", "--staged", "--worktree", "--", ".")
    try await git(["clean", "-fdq", "--"] + Self.folders)
    try keep(nil)
    guard (try? Data(contentsOf: saved))?.isEmpty == false else {
      try? files.removeItem(at: saved)
      return nil
    }
    return saved
  }

  /// Runs something while a mutant is in the code.
  func with<Value>(
    _ mutant: URL, _ run: () async throws(CommandError) -> Value
  ) async throws(CommandError) -> Value {
    var state = state
    state?.mutant = mutant
    try keep(state)
    do throws(CommandError) {
      try await apply(mutant)
    } catch {
      state?.mutant = nil
      try keep(state)
      throw error
    }
    let value: Value
    do throws(CommandError) {
      value = try await run()
    } catch {
      try await remove(mutant)
      throw error
    }
    try await remove(mutant)
    return value
  }

  private func remove(_ mutant: URL) async throws(CommandError) {
    // An interruption may have come before the mutant was in the code.
    if (try? await apply(mutant, "--reverse", "--check")) != nil { try await apply(mutant, "--reverse") }
    var state = state
    state?.mutant = nil
    try keep(state)
  }

  private func apply(_ patch: URL, _ options: String...) async throws(CommandError) {
    try await git(["apply", "--whitespace=nowarn"] + options + [patch.path])
  }

  @discardableResult
  private func git(_ arguments: String..., index: URL? = nil) async throws(CommandError) -> String {
    try await git(arguments, index: index)
  }

  /// Runs git in the package and returns its output; throws with its last words if it fails.
  @discardableResult
  private func git(_ arguments: [String], index: URL? = nil) async throws(CommandError) -> String {
    var environment = environment
    environment["GIT_INDEX_FILE"] = index?.path
    func run(joinsErrors: Bool) async -> ChildProcess.Ending? {
      try? await ChildProcess(
        program: URL(filePath: "/usr/bin/env"), arguments: ["git"] + arguments, folder: folder,
        environment: environment, joinsErrors: joinsErrors
      ).run()
    }
    let ending = await run(joinsErrors: false)
    if let ending, ending.reason == .exit(0) { return String(decoding: ending.output, as: UTF8.self) }
    guard ending?.reason != .exit(127) else {
      throw CommandError("git was not found: install it.", .missingInput)
    }
    // A warning beside a result would be taken for a part of it; a command that failed fails again.
    let output = await run(joinsErrors: true).map { String(decoding: $0.output, as: UTF8.self) } ?? ""
    let words = output.split(separator: "\n").prefix(4).joined(separator: "\n")
    throw CommandError("git \(arguments[0]) failed: \(words)", .internalError)
  }
}
