import Testing

/// Expects the lines of a text, and tells only those that differ.
func expectLines(_ found: [String], _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let expected = text.split(separator: "\n").map(String.init)
  guard found != expected else { return }
  let changes = found.difference(from: expected).map { change in
    switch change {
    case .remove(_, let line, _): "is not there:  \(line)"
    case .insert(_, let line, _): "should not be: \(line)"
    }
  }
  Issue.record("\(changes.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
