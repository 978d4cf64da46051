import CommandLineKit

/// A word of a line with its ink; spaces in it are not broken at.
struct Word: Equatable {
  /// How words are set off where there is colour; it never carries meaning alone.
  enum Ink {
    case plain, bold, dim, red, green

    func paint(_ text: String, in style: OutputStyle) -> String {
      switch self {
      case .plain: text
      case .bold: style.bold(text)
      case .dim: style.dim(text)
      case .red: style.red(text)
      case .green: style.green(text)
      }
    }
  }

  var text: String
  var ink = Ink.plain
}
