import CodeGraph
import CommandLineKit
import Edits
import Foundation

/// The checkout in which a kata is worked on, by means of git.
@MainActor
struct Checkout {
  /// The started kata, kept in git's own folder: a copy of the checkout has it too.
  struct State: Codable {
    let kata: String
    /// The commit at the start.
    let commit: String
    /// The number of hints shown.
    var hints = 0
  }

  let folder: URL
  private let git: Git
  private var file = URL(filePath: "/")

  /// Finds git and the repository.
  init(at folder: URL, environment: [String: String]) async throws(CommandFailure) {
    self.folder = folder
    git = Git(folder: folder, environment: environment)
    do throws(CommandFailure) {
      _ = try await commit()
      let path = try await git("rev-parse", "--git-path", "catalogue-kata").trimmingCharacters(in: .newlines)
      file = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
    } catch {
      let advice =
        "A kata needs a clone by git, to go back to. In a copy: 'git init', 'git add -A', 'git commit -m Start'."
      throw CommandFailure("\(error.message)\n\(advice)", .missingInput)
    }
  }

  /// The started kata; nil if there is none.
  var state: State? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
  }

  /// Keeps the state, or removes it.
  func keep(_ state: State?) throws(CommandFailure) {
    do {
      guard let state else { return try FileManager.default.removeItem(at: file) }
      try OutputFile.replace(file, with: JSONEncoder().encode(state))
    } catch {
      throw CommandFailure("'\(file.path)' cannot be written: \(SystemWords.of(error)).", .internalError)
    }
  }

  /// Applies a kata's start; refuses a checkout with changes, because ending the kata would discard them.
  func start(_ kata: Kata) async throws(CommandFailure) {
    let changes = try await git("status", "--porcelain", "--untracked-files=no").split(separator: "\n")
    let new = try await git(["ls-files", "--others", "--exclude-standard", "--"] + folders())
    let paths = changes.map { $0.dropFirst(3) } + new.split(separator: "\n")
    guard paths.isEmpty else {
      let list = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
      throw CommandFailure(
        "The checkout has changes: \(list). Commit them, or put them aside by 'git stash -u'.", .usage)
    }
    let commit = try await commit()
    do throws(ChangeError) {
      // To the index too, so that 'git diff' and an editor show the participant's changes only.
      try await kata.change("start")?.applyToCheckout(folder)
    } catch {
      throw CommandFailure(
        """
        The exercise does not fit this checkout, which differs from the catalogue as it came. Start it there: \
        'git switch main'.
        \(error)
        """, .usage)
    }
    try keep(State(kata: kata.name, commit: commit))
  }

  /// The changed and the new files since the start at or below some paths.
  func changes(in paths: [String]) async throws(CommandFailure) -> [String] {
    let changed = try await git(["diff", "--name-only", "--"] + paths)
    let new = try await git(["ls-files", "--others", "--exclude-standard", "--"] + paths)
    return (changed + new).split(separator: "\n").map(String.init)
  }

  /// Writes the changes since the last commit, if there are any, into a patch, goes back to that commit and forgets the kata;
  /// returns whether there were any.
  func stop(savingIn patch: URL) async throws(CommandFailure) -> Bool {
    try await git("add", "--update")
    try await git(["add", "--"] + folders())
    let isChanged = try await !git("diff", "--cached", "--name-only", "HEAD").isEmpty
    if isChanged {
      // A patch with the user's prefixes could not be applied.
      try await git(
        "-c", "diff.noprefix=false", "-c", "diff.mnemonicPrefix=false", "diff", "--cached", "--binary",
        "--no-ext-diff", "--no-textconv", "--no-color", "--output=\(patch.path)", "HEAD")
    }
    try await git("restore", "--source=HEAD", "--staged", "--worktree", ".")
    try keep(nil)
    return isChanged
  }

  /// The commit that is checked out.
  func commit() async throws(CommandFailure) -> String {
    try await git("rev-parse", "--verify", "HEAD").trimmingCharacters(in: .newlines)
  }

  /// The folders in which new files belong to a kata, without those that do not exist, which git rejects.
  private func folders() -> [String] {
    ["Sources", "Tests", "Catalog", "docs"].filter {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}
