/// A line of code that the page shows, as its JSON has it.
struct LineAddress: Hashable {
  /// The number of the file in ``LineAddresses/fileIDs``.
  let file: Int
  /// The number of the line, from 1.
  let line: Int
}
