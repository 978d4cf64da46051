import CodeGraph

/// A call is coded as one line of text, so that a kept recording has a line for each call.
extension Recording.Call: Codable {
  /// Reads the form that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let line = try decoder.singleValueContainer().decode(String.self)
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6, let count = Int(parts[3]) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no call: \(line)"))
    }
    self.init(
      from: parts[0].isEmpty ? nil : parts[0], to: parts[1], member: parts[2], count: count,
      place: Self.place(parts[4]), target: Self.place(parts[5]))
  }

  /// Writes sender, receiver, member, count and both places.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let places = [place, target].map { $0?.description ?? "" }
    try container.encode(([from ?? "", to, member, "\(count)"] + places).joined(separator: "|"))
  }

  private static func place(_ text: String) -> Place? {
    let parts = text.split(separator: ":")
    return parts.count == 2 ? Int(parts[1]).map { Place(file: String(parts[0]), line: $0) } : nil
  }
}
