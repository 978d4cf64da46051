/// Lines of code in the page's JSON, in two columns: so the names of the
/// properties stand there once.
struct LineColumns: Encodable {
  /// The numbers of the files; nil for what the page does not show.
  private(set) var file: [Int?] = []
  /// The numbers of the lines, in the same order.
  private(set) var line: [Int?] = []

  /// The number of lines.
  var count: Int { file.count }

  mutating func append(_ address: LineAddress?) {
    file.append(address?.file)
    line.append(address?.line)
  }
}
