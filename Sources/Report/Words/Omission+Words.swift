import Verdicts

extension Omission.Reason {
  /// The reason in a few words.
  var words: String {
    switch self {
    case .missing(let names): "not in \(listed(names))"
    case .noFigure(let names): "no figure in \(listed(names))"
    case .oneScreen: "one screen, so no way to another"
    case .otherSize(.tiny): "the source's words are about a tiny example"
    case .nothingThere: "nothing there to count"
    }
  }
}
