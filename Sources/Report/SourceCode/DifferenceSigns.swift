import TerminalText

/// The signs between two columns of code.
struct DifferenceSigns {
  /// Of lines that differ.
  let both: String
  /// Of lines in the left file only.
  let left: String
  /// Of lines in the right file only.
  let right: String
}

extension Glyphs {
  /// The signs between two columns of code.
  var differing: DifferenceSigns {
    let both = if self == .unicode { "≠" } else { "!" }
    return DifferenceSigns(both: both, left: sign("◂"), right: sign("▸"))
  }

  /// The legend of the signs between two columns.
  var meaningOfSigns: String {
    """
    \(differing.both) lines differ, \(differing.left) only left, \
    \(differing.right) only right
    """
  }
}
