import Testing

/// Expects two texts to be equal, and records an issue with only the lines that differ.
public func expectEqual(
  _ seen: String, _ expected: String, _ remark: String = "", location: SourceLocation = #_sourceLocation
) {
  guard seen != expected else { return }
  let changes = lines(of: seen).difference(from: lines(of: expected))
  let differences = changes.map { change in
    switch change {
    case .remove(let line, let text, _): "- \(line + 1): \(text)"
    case .insert(let line, let text, _): "+ \(line + 1): \(text)"
    }
  }
  Issue.record("\(([remark] + differences).joined(separator: "\n"))", sourceLocation: location)
}

private func lines(of text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
