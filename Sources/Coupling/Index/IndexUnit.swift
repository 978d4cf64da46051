/// What the index says of one compilation of one source file.
struct IndexUnit {
  let name: String
  let module: String
  /// The path of the source file, as it was compiled.
  let mainFile: String
  /// The path of what was to be compiled from it.
  let outputFile: String
  /// The names of the records that hold the file's occurrences; none if it has none.
  let records: [String]
  /// When the unit was written, in nanoseconds since 1970.
  let modified: Int64
}
