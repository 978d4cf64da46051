/// A commit of a repository.
struct Commit: Sendable {
  /// The repository's git.
  let git: Git
  /// The hash, or a name such as `HEAD`.
  let name: String
}
