/// The colour, width and glyphs of an output stream.
public struct OutputStyle: Sendable {
  /// The supported widths of reports and help, in columns.
  public static let reportWidths = 60...200

  /// Whether output has colours and other attributes.
  public let usesColor: Bool
  /// The stream's width in columns, of any size from 1.
  public let columns: Int
  /// The character set.
  public let glyphs: Glyphs

  /// The width of a report in columns: `columns` clamped to `reportWidths`.
  public var width: Int { min(max(columns, Self.reportWidths.lowerBound), Self.reportWidths.upperBound) }

  /// Determines the style of a stream.
  ///
  /// - Parameters:
  ///   - environment: The process's environment, for its locale, width and colour variables.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - terminalColumns: The terminal's width in columns; nil or not positive if unknown.
  ///   - color: The value of `--color`.
  public init(
    environment: [String: String], isTerminal: Bool, terminalColumns: Int?, color: ColorChoice = .auto
  ) {
    usesColor = Self.usesColor(color, environment: environment, isTerminal: isTerminal)
    let candidates = [environment["COLUMNS"].flatMap { Int($0) }, terminalColumns]
    columns = candidates.lazy.compactMap(\.self).first { $0 > 0 } ?? 80
    glyphs = Glyphs(environment: environment)
  }

  /// Creates a style without colour, for Unicode text of a fixed width.
  public init(columns: Int) {
    (usesColor, self.columns, glyphs) = (false, columns, .unicode)
  }

  /// The text with an attribute if colour is on.
  public func paint(_ text: String, _ ink: Ink) -> String { usesColor ? ink(text) : text }
  /// The text in bold if colour is on.
  public func bold(_ text: String) -> String { paint(text, .bold) }
  /// The text dimmed if colour is on.
  public func dim(_ text: String) -> String { paint(text, .dim) }

  /// The mark for passed in green, or for failed in red.
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
    // NO_COLOR takes precedence over FORCE_COLOR, and both over the terminal (https://no-color.org).
    if !value("NO_COLOR").isEmpty { return false }
    if !["", "0"].contains(value("FORCE_COLOR")) { return true }
    return isTerminal && Self.understandsSequences(environment)
  }

  /// Whether a terminal understands control sequences, by its name in `TERM`; one without a name, or named `dumb`, does not.
  ///
  /// Whatever writes them asks this: colour, the form and the counter of progress.
  public static func understandsSequences(_ environment: [String: String]) -> Bool {
    !["", "dumb"].contains(environment["TERM"] ?? "")
  }
}
