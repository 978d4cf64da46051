/// A source file with what the index says of it.
struct ReadFile {
  let module: String
  /// The path under the package's folder.
  let path: String
  let text: SourceText
  let occurrences: [IndexOccurrence]
}
