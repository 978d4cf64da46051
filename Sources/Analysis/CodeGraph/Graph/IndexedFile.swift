/// A source file and its occurrences in the index.
struct IndexedFile {
  /// The path under the package's folder.
  let path: String
  let text: SourceText
  /// The module's own look-up members.
  var lookups: [LookupMember] = []
  let occurrences: [IndexOccurrence]
}
