import Catalog
import Verdicts

/// A pattern with its difference from the one of an article.
struct Neighbour {
  let card: Card
  let difference: FolderDifference

  /// The share of lines that differ, in per cent; only an exact one is 0 or
  /// 100.
  var percent: Int {
    let share = difference.share
    let rounded = Int((share * 100).rounded())
    if rounded == 0, share > 0 { return 1 }
    if rounded == 100, share < 1 { return 99 }
    return rounded
  }

  /// The number of files of the same name, with its verb.
  var commonFiles: String {
    let count = difference.equalFiles + difference.differingFiles
    if count == 1 { return "1 file has" }
    return "\(count) files have"
  }
}
