import CodeGraph
import CommandLineKit
import Edits
import Foundation

/// The checkout in which a kata is worked on, by means of git.
///
/// A start is a commit on a branch of its own, `kata/NAME`, so that nothing shows what was planted: not the status, and not the
/// difference from the last commit. That commit has no parent, as its difference from one would show it too.
@MainActor
struct Checkout {
  /// The folders in which new files belong to a kata.
  private static let folders = ["Sources", "Tests", "Catalog", "docs"]

  let folder: URL
  private let git: Git
  private var file = URL(filePath: "/")

  /// Finds git and the repository.
  init(at folder: URL, environment: [String: String]) async throws(CommandFailure) {
    self.folder = folder
    git = Git(folder: folder, environment: environment)
    do throws(CommandFailure) {
      _ = try await commit()
      file = try await git.ownFile(named: "catalogue-kata")
    } catch {
      let advice =
        "A kata needs a clone by git, to go back to. In a copy: 'git init', 'git add -A', 'git commit -m Start'."
      throw CommandFailure("\(error.message)\n\(advice)", .missingInput)
    }
  }

  /// The started kata; nil if there is none.
  var stage: KataStage? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(KataStage.self, from: $0) }
  }

  /// Keeps the stage, or removes it.
  func keep(_ stage: KataStage?) throws(CommandFailure) {
    do {
      guard let stage else { return try FileManager.default.removeItem(at: file) }
      try OutputFile.replace(file, with: JSONEncoder().encode(stage))
    } catch {
      throw CommandFailure("'\(file.path)' cannot be written: \(SystemWords.of(error)).", .internalError)
    }
  }

  /// Goes to a kata's start; refuses a checkout with changes, because ending the kata would discard them.
  ///
  /// The stage is kept before anything in the checkout changes, so that `stop` ends an interrupted start as well.
  func start(
    _ kata: String, applying changes: [Change], variant: Int? = nil
  ) async throws(CommandFailure) {
    try await refuseChanges()
    let branch = KataStage.branch(of: kata)
    guard try await git("branch", "--list", branch).isEmpty else {
      throw CommandFailure(
        "There is a branch '\(branch)' already. Rename it, by 'git branch -m \(branch) NAME', or delete it.",
        .usage)
    }
    let commit = try await commit()
    let start = try await makeCommit(of: changes, named: kata)
    try keep(
      KataStage(
        kata: kata, commit: commit, branch: try await currentBranch(), start: start, variant: variant))
    try await git(Self.withoutHooks + ["checkout", "-q", "-b", branch, start])
  }

  /// The changed and the new files since the start at or below some paths; those that do not exist are left out.
  func changes(in paths: [String]) async throws(CommandFailure) -> [String] {
    let changed = try await git(["diff", "--name-only", startOrHead, try await tree(), "--"] + paths)
    return changed.split(separator: "\n").map(String.init)
  }

  /// The commit of the start, or the last commit if no kata is started.
  private var startOrHead: String { stage?.start ?? "HEAD" }

  /// The name of a tree with the files as they are: those of the start, and the new ones of the folders.
  ///
  /// It is made by an index of its own: the checkout's is the participant's, and a file can be marked in it as one not to look at.
  /// Ignored files count if they are code.
  private func tree() async throws(CommandFailure) -> String {
    let index = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: index) }
    var own = git
    own.environment["GIT_INDEX_FILE"] = index.path
    try await own("read-tree", startOrHead)
    try await own("add", "--update")
    let others = ["ls-files", "--others", "--exclude-standard"]
    let new = try await own(others + ["--"] + existingFolders()).split(separator: "\n")
    let ignored = try await own(others + ["--ignored", "--"] + existingFolders()).split(separator: "\n")
    let files = (new + ignored.filter { $0.hasSuffix(".swift") }).map(String.init)
    if !files.isEmpty { try await own(["add", "--force", "--"] + files) }
    return try await own("write-tree").trimmingCharacters(in: .newlines)
  }

  /// The text that a file had at the start; empty if it was not there.
  func textAtStart(of path: String) async throws(CommandFailure) -> String {
    guard try await !git("ls-tree", "--name-only", startOrHead, "--", path).isEmpty else { return "" }
    return try await git("show", "\(startOrHead):\(path)")
  }

  /// The participant's changes since the start, as a patch; empty if there are none.
  func work() async throws(CommandFailure) -> String {
    try await difference(from: startOrHead, to: tree())
  }

  /// The difference between two commits, as a patch.
  func difference(from old: String, to new: String) async throws(CommandFailure) -> String {
    try await git(Git.plainDiff + ["--binary", old, new])
  }

  /// Writes the changes since the start, if there are any, into a patch, goes back to the branch and the commit from before the
  /// start, and forgets the kata; returns the patches with the work.
  ///
  /// A start or an end that was interrupted is ended too.
  func stop(_ stage: KataStage, savingIn patch: URL) async throws(CommandFailure) -> [URL] {
    var stage = stage
    let branch = try await currentBranch()
    if branch == stage.ownBranch {
      let tree = try await tree()
      if try await !git("diff", "--name-only", stage.start, tree).isEmpty {
        try await git(Git.plainDiff + ["--binary", "--output=\(patch.path)", stage.start, tree])
        stage.work.append(patch.path)
        try keep(stage)
      }
      // So that going back changes and removes what the participant's own index does not show.
      try await git("read-tree", tree)
      try await goBack(to: stage)
    } else if try await isLeft(by: stage) {
      try await goBack(to: stage)
    }
    if try await !git("branch", "--list", stage.ownBranch).isEmpty {
      try await git("branch", "-q", "-D", stage.ownBranch)
    }
    try keep(nil)
    return stage.work.map { URL(filePath: $0) }
  }

  private func goBack(to stage: KataStage) async throws(CommandFailure) {
    let target = stage.branch.map { [$0] } ?? ["--detach", stage.commit]
    try await git(Self.withoutHooks + ["checkout", "-q", "--force"] + target)
  }

  /// Whether files, on another branch than the kata's, are as an interrupted start left them; throws if the user changed some.
  private func isLeft(by stage: KataStage) async throws(CommandFailure) -> Bool {
    let changed = try await git("diff", "--name-only", "HEAD").split(separator: "\n").map(String.init)
    guard !changed.isEmpty else { return false }
    let others = try await git(["diff", "--name-only", stage.start, "--"] + changed)
    guard !others.isEmpty else { return true }
    throw CommandFailure(
      """
      The exercise is on the branch '\(stage.ownBranch)', and files are changed on another. Commit them, or put them \
      aside by 'git stash -u'.
      """, .usage)
  }

  /// The commit that is checked out.
  func commit() async throws(CommandFailure) -> String {
    try await git("rev-parse", "--verify", "HEAD").trimmingCharacters(in: .newlines)
  }

  /// The branch that is checked out; nil if none is.
  private func currentBranch() async throws(CommandFailure) -> String? {
    let name = try await git("branch", "--show-current").trimmingCharacters(in: .newlines)
    return name.isEmpty ? nil : name
  }

  /// A hook of the user's must not change what is checked out.
  private static let withoutHooks = ["-c", "core.hooksPath=/dev/null"]

  private func refuseChanges() async throws(CommandFailure) {
    let changes = try await git("status", "--porcelain", "--untracked-files=no").split(separator: "\n")
    let new = try await git(["ls-files", "--others", "--exclude-standard", "--"] + existingFolders())
    let paths = changes.map { $0.dropFirst(3) } + new.split(separator: "\n")
    guard !paths.isEmpty else { return }
    let list = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
    throw CommandFailure(
      "The checkout has changes: \(list). Commit them, or put them aside by 'git stash -u'.", .usage)
  }

  /// The folders of new files without those that do not exist, which git rejects.
  private func existingFolders() -> [String] {
    Self.folders.filter { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
  }

  /// Makes a commit of the checked out files with some changes; neither the checkout nor its index is touched.
  private func makeCommit(of changes: [Change], named kata: String) async throws(CommandFailure) -> String {
    let place = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    var own = git
    own.environment["GIT_INDEX_FILE"] = place.appending(path: "index").path
    let files = place.appending(path: "files")
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("'\(files.path)' cannot be made: \(SystemWords.of(error)).", .internalError)
    }
    try await own("read-tree", "HEAD")
    for change in changes { try await apply(change, toIndexOf: own, filesIn: files) }
    let tree = try await own("write-tree").trimmingCharacters(in: .newlines)
    // Whoever has no name in git's settings can start a kata too.
    for role in ["AUTHOR", "COMMITTER"] {
      own.environment["GIT_\(role)_NAME"] = "Architecture catalogue"
      own.environment["GIT_\(role)_EMAIL"] = "catalogue@example.com"
    }
    return try await own("commit-tree", tree, "-m", "The start of the kata '\(kata)'")
      .trimmingCharacters(in: .newlines)
  }

  /// Changes an index alone; edits need their files, which are written to a folder.
  private func apply(
    _ change: Change, toIndexOf own: Git, filesIn files: URL
  ) async throws(CommandFailure) {
    switch change.form {
    case .patch(let patch):
      do throws(CommandFailure) {
        try await own("apply", "--cached", "--whitespace=nowarn", patch.file.path)
      } catch {
        throw Self.unfitting("\(error.message)\n\(change.remedy)")
      }
    case .edits(let edits):
      let paths = Set(edits.map(\.file)).sorted()
      try await own(["checkout-index", "--prefix=\(files.path)/", "--"] + paths)
      do throws(ChangeError) {
        try await change.apply(to: files)
      } catch {
        throw Self.unfitting("\(error)")
      }
      for path in paths {
        let object = try await own("hash-object", "-w", files.appending(path: path).path)
          .trimmingCharacters(in: .newlines)
        try await own("update-index", "--cacheinfo", "100644,\(object),\(path)")
      }
    }
  }

  private static func unfitting(_ reason: String) -> CommandFailure {
    CommandFailure(
      """
      The exercise does not fit this checkout, which differs from the catalogue as it came. Start it there: \
      'git switch main'.
      \(reason)
      """, .usage)
  }
}
