/// A source file with what the index says of it.
struct IndexedFile {
  /// The path under the package's folder.
  let path: String
  let text: SourceText
  /// The members by which the module's code finds something by name at run time.
  var lookups: [LookupMember] = []
  let occurrences: [IndexOccurrence]
}
