/// How output looks: colour, width and glyphs, decided from the given facts alone.
public struct OutputStyle: Sendable {
  /// The widths, in columns, that reports and help are laid out for.
  public static let reportWidths = 60...200

  /// Whether output carries colour and weight.
  public let usesColor: Bool
  /// The width in columns as found, which may be absurdly small or large.
  public let columns: Int
  /// The characters to draw with.
  public let glyphs: Glyphs

  /// The width in columns to lay a report out for: `columns` brought into `reportWidths`.
  public var width: Int { min(max(columns, Self.reportWidths.lowerBound), Self.reportWidths.upperBound) }

  /// Decides the style for one stream.
  ///
  /// - Parameters:
  ///   - environment: The process's environment; its locale, width and colour variables are heeded.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - terminalColumns: The terminal's own width in columns; `nil`, zero and less mean unknown.
  ///   - color: The value of `--color`.
  public init(
    environment: [String: String], isTerminal: Bool, terminalColumns: Int?, color: ColorChoice = .auto
  ) {
    usesColor = Self.usesColor(color, environment: environment, isTerminal: isTerminal)
    let candidates = [environment["COLUMNS"].flatMap { Int($0) }, terminalColumns]
    columns = candidates.lazy.compactMap(\.self).first { $0 > 0 } ?? 80
    glyphs = Glyphs(environment: environment)
  }

  /// The style of text of so many columns that is not known to go to a terminal.
  public init(columns: Int) {
    (usesColor, self.columns, glyphs) = (false, columns, .unicode)
  }

  /// The text in an ink, or plain when colour is off.
  public func paint(_ text: String, _ ink: Ink) -> String { usesColor ? ink(text) : text }
  /// The text in bold, or plain when colour is off.
  public func bold(_ text: String) -> String { paint(text, .bold) }
  /// The text dimmed, or plain when colour is off.
  public func dim(_ text: String) -> String { paint(text, .dim) }

  /// The mark of something that passed, in green, or of something that failed, in red.
  public func mark(_ passed: Bool) -> String {
    passed ? paint(glyphs.pass, .green) : paint(glyphs.fail, .red)
  }

  private static func usesColor(
    _ choice: ColorChoice, environment: [String: String], isTerminal: Bool
  ) -> Bool {
    func value(_ name: String) -> String { environment[name] ?? "" }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    // An explicit wish outranks what the terminal can do; of two wishes, the quiet one wins (no-color.org).
    if !value("NO_COLOR").isEmpty { return false }
    if !["", "0"].contains(value("FORCE_COLOR")) { return true }
    return isTerminal && !["", "dumb"].contains(value("TERM"))
  }
}
