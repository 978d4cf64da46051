import CommandLineKit
import Foundation
import PackageLayout

/// The checkout from which races are started, and the list of those, which git's own folder keeps.
struct RaceCheckout {
  let folder: URL
  let git: Git
  private let file: URL

  /// Finds git and the repository.
  init(at folder: URL, environment: [String: String]) async throws(CommandFailure) {
    self.folder = folder
    git = Git(folder: folder, environment: environment)
    do throws(CommandFailure) {
      try await git("rev-parse", "--verify", "HEAD")
      file = try await git.ownFile(named: "catalogue-races")
    } catch {
      let advice =
        "A race needs a clone by git, to copy from. In a copy: 'git init', 'git add -A', 'git commit -m Start'."
      throw CommandFailure("\(error.message)\n\(advice)", .missingInput)
    }
  }

  /// The started races whose copies are still there, in the order of their starts.
  var races: [Race] {
    let data = (try? Data(contentsOf: file)) ?? Data()
    let races = (try? JSONDecoder().decode([Race].self, from: data)) ?? []
    return races.filter(\.exists)
  }

  /// Adds a race to the list.
  func add(_ race: Race) throws(CommandFailure) {
    try keep(races + [race])
  }

  /// Takes a race off the list.
  func remove(_ race: Race) throws(CommandFailure) {
    try keep(races.filter { $0 != race })
  }

  private func keep(_ races: [Race]) throws(CommandFailure) {
    do {
      try OutputFile.replace(file, with: JSONEncoder().encode(races))
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
}
