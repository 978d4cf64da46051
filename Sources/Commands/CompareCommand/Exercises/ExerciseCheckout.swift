import CommandLineKit
import Foundation
import PackageLayout

/// The checkout from which exercises are started, and the list of those, which git's own folder keeps.
struct ExerciseCheckout {
  let folder: URL
  let git: Git
  private let file: URL

  /// Finds git and the repository.
  init(at folder: URL, environment: [String: String]) async throws(CommandFailure) {
    self.folder = folder
    git = Git(folder: folder, environment: environment)
    do throws(CommandFailure) {
      try await git("rev-parse", "--verify", "HEAD")
      file = try await git.ownFile(named: "catalogue-exercises")
    } catch {
      let advice =
        "An exercise needs a clone by git, to copy from. In a copy: 'git init', 'git add -A', 'git commit -m Start'."
      throw CommandFailure("\(error.message)\n\(advice)", .missingInput)
    }
  }

  /// The started exercises whose copies are still there, in the order of their starts.
  var started: [StartedExercise] {
    let data = (try? Data(contentsOf: file)) ?? Data()
    let exercises = (try? JSONDecoder().decode([StartedExercise].self, from: data)) ?? []
    return exercises.filter(\.exists)
  }

  /// Puts an exercise on the list, in the place of the same one if it is there.
  func keep(_ exercise: StartedExercise) throws(CommandFailure) {
    var exercises = started
    if let place = exercises.firstIndex(where: { $0.kind == exercise.kind }) {
      exercises[place] = exercise
    } else {
      exercises.append(exercise)
    }
    try write(exercises)
  }

  /// Takes an exercise off the list.
  func remove(_ exercise: StartedExercise) throws(CommandFailure) {
    try write(started.filter { $0.kind != exercise.kind })
  }

  private func write(_ exercises: [StartedExercise]) throws(CommandFailure) {
    do {
      try OutputFile.replace(file, with: JSONEncoder().encode(exercises))
    } catch {
      throw CommandFailure("'\(file.path)' cannot be written: \(SystemWords.of(error)).", .internalError)
    }
  }

  /// The commit that is checked out; throws if the checkout differs from it, as a copy of the commit would lack that.
  func cleanCommit() async throws(CommandFailure) -> Commit {
    let parts = PackageLayout.built + [PackageLayout.contract]
    let changes = try await git(["status", "--porcelain", "--"] + parts)
    let paths = changes.split(separator: "\n").map { $0.dropFirst(3) }
    guard paths.isEmpty else {
      let shown = paths.prefix(3).joined(separator: ", ")
      let list = paths.count > 3 ? "\(shown), …" : shown
      throw CommandFailure(
        "The checkout has changes: \(list). Commit them, or put them aside by 'git stash -u'.", .usage)
    }
    let hash = try await git("rev-parse", "--verify", "HEAD").trimmingCharacters(in: .newlines)
    return Commit(git: git, name: hash)
  }

  /// The folder of an exercise's copy: at a path, else beside the checkout.
  func folder(of kind: StartedExercise.Kind, at path: String?, from current: URL) -> URL {
    if let path { return current.file(at: path).standardizedFileURL }
    return folder.standardizedFileURL.deletingLastPathComponent().appending(path: kind.folderName)
  }

  /// Makes an exercise's copy of a commit, and puts it on the list.
  func start(
    _ kind: StartedExercise.Kind, of commit: Commit, in copy: ExerciseCopy, with content: ExerciseCopy.Content
  ) async throws(CommandFailure) -> StartedExercise {
    let first = try await copy.make(of: commit, with: content)
    let exercise = StartedExercise(
      kind: kind, folder: copy.folder.path, base: commit.name, start: first.name)
    try keep(exercise)
    return exercise
  }

  /// Ends an exercise: keeps the work as a patch in a folder, and removes the copy; returns the patch, nil without a change.
  func end(_ exercise: StartedExercise, keepingWorkIn folder: URL) async throws(CommandFailure) -> URL? {
    let copy = ExerciseCopy(in: exercise.url, environment: git.environment)
    let patch = try freePatch(for: exercise, in: folder)
    let isChanged = try await copy.save(since: exercise.start, to: patch)
    try remove(exercise)
    try copy.remove()
    return isChanged ? patch : nil
  }

  /// A file that does not exist yet, for the participants' work.
  private func freePatch(
    for exercise: StartedExercise, in folder: URL
  ) throws(CommandFailure) -> URL {
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("'\(folder.path)' cannot be made, so your work is left as it is.", .internalError)
    }
    let name = exercise.kind.folderName
    var number = 1
    while files.fileExists(atPath: folder.appending(path: "\(name)-\(number).patch").path) { number += 1 }
    return folder.appending(path: "\(name)-\(number).patch")
  }
}

extension CompareCommand.ProcessContext {
  /// The folder in which the work of ended exercises is kept.
  var workFolder: URL { cache.deletingLastPathComponent().appending(path: "kata") }
}
