import TerminalText

/// Draws a window as a frame of text.
public struct Renderer {
  /// The width of the frame in columns, border included; at least 24.
  public var columns: Int
  /// The character set.
  public var glyphs: Glyphs
  /// Whether each row ends with its widget's identifier, and `(off)` or `(on)` for its state.
  public var showsIdentifiers: Bool
  /// The focused widget.
  public var focus: View?
  /// The number of the activity indicators' animation frame.
  public var animationFrame = 0

  /// Creates a renderer.
  public init(columns: Int, glyphs: Glyphs = .unicode, showsIdentifiers: Bool = true, focus: View? = nil) {
    self.columns = max(24, columns)
    self.glyphs = glyphs
    self.showsIdentifiers = showsIdentifiers
    self.focus = focus
  }

  private var legendColumns: Int { showsIdentifiers ? min(18, columns / 3) : 0 }
  /// The space between widget and identifier.
  private var gap: String { showsIdentifiers ? " " : "" }
  var contentColumns: Int { columns - 4 - legendColumns - gap.count }

  /// Draws a window; a closed one has no rows.
  public func frame(of window: Window) -> Frame {
    window.layoutIfNeeded()
    guard let screen = window.visibleViewController else { return Frame() }
    let widgets = screen.view.widgets
    var frame = Frame()
    frame.rows.append(topEdge(title: screen.title ?? ""))
    let captionColumns = captionColumns(of: widgets)
    for widget in widgets {
      draw(widget, captionColumns: captionColumns, into: &frame)
    }
    frame.rows.append([edge("└", columns - 2, "┘")])
    for line in window.footer?(screen).map({ $0.split(separator: "\n") }) ?? [] {
      for row in TextWidth.wrap(VisibleText.escaping(String(line), glyphs: glyphs), columns: columns - 2) {
        // A comment, because a printed window with identifiers may be part of a script.
        frame.rows.append([Frame.Run((showsIdentifiers ? "# " : "  ") + row, .faint)])
        frame.footerCount += 1
      }
    }
    return frame
  }

  private func draw(_ widget: View, captionColumns: Int, into frame: inout Frame) {
    let firstRow = frame.rows.count
    let table = widget as? TableView
    let focusedRow =
      widget === focus ? firstRow + (table.map { $0.highlightedRow - $0.visibleRows.lowerBound } ?? 0) : nil
    for (start, end) in table.map(lines) ?? lines(of: widget, captionColumns: captionColumns) {
      let isFocused = frame.rows.count == focusedRow
      let sign = isFocused ? glyphs.sign("▸") : " "
      let rest = TextWidth.fit(end, to: contentColumns - TextWidth.of(start), glyphs: glyphs)
      let legend = legend(of: widget, line: frame.rows.count - firstRow)
      let legendText = TextWidth.fit(legend, to: legendColumns, glyphs: glyphs)
      frame.rows.append([
        Frame.Run(glyphs.sign("│"), .faint),
        Frame.Run(sign, isFocused ? .focused : .none),
        Frame.Run(start, isFocused ? .focused : .none),
        Frame.Run(rest, isFocused ? .focused : .none),
        Frame.Run(gap + legendText + " " + glyphs.sign("│"), .faint),
      ])
    }
    guard let focusedRow else { return }
    let field = (widget as? TextField).map { shown($0, captionColumns: captionColumns).beforeCursor }
    frame.cursor = (focusedRow, column: 4 + (field.map { captionColumns + 1 + TextWidth.of($0) } ?? 0))
  }

  /// The widget's lines, each in two parts: those of a field are split before the closing bracket, so that
  /// ``FramePainter`` can place it even if the terminal measures the text differently.
  private func lines(of widget: View, captionColumns: Int) -> [(start: String, end: String)] {
    switch widget {
    case let label as Label:
      let text = VisibleText.escaping(label.text, glyphs: glyphs)
      return TextWidth.wrap(text, columns: contentColumns).map { ("", $0) }
    case let button as Button:
      let title = VisibleText.escaping(button.title, glyphs: glyphs)
      return [("", button.isEnabled ? "[ \(title) ]" : "  \(title)  ")]
    case let field as TextField:
      let caption = TextWidth.fit(
        VisibleText.escaping(field.placeholder, glyphs: glyphs), to: captionColumns, glyphs: glyphs)
      let shown = shown(field, captionColumns: captionColumns)
      let text = TextWidth.fit(
        shown.beforeCursor + shown.afterCursor, to: fieldColumns(captionColumns), glyphs: glyphs)
      let (opening, closing) = field.isEnabled ? ("[", "]") : (" ", " ")
      return [(caption + "  " + opening + text, closing)]
    case let indicator as ActivityIndicator:
      return [("", indicator.isAnimating ? spinner[animationFrame % spinner.count] : "")]
    default:
      return []
    }
  }

  /// The visible part of a field's text, with an arrow at each end where text is hidden.
  ///
  /// The last column is reserved for the cursor after the text, or for the arrow.
  private func shown(_ field: TextField, captionColumns: Int) -> (beforeCursor: String, afterCursor: String) {
    let columns = fieldColumns(captionColumns) - 1
    var before = visible(String(field.text.prefix(field.insertionPoint)), of: field)
    var after = visible(String(field.text.dropFirst(field.insertionPoint)), of: field)
    if TextWidth.of(before) > columns {
      before = glyphs.sign("◂") + TextWidth.suffix(of: before, columns: columns - 1)
    }
    let left = columns - TextWidth.of(before)
    if TextWidth.of(after) > left {
      let start = TextWidth.prefix(of: after, columns: left)
      after = TextWidth.fit(start, to: left) + glyphs.sign("▸")
    }
    return (before, after)
  }

  private func visible(_ text: String, of field: TextField) -> String {
    field.isSecureTextEntry
      ? String(repeating: glyphs.sign("•"), count: text.count) : VisibleText.escaping(text, glyphs: glyphs)
  }

  private func fieldColumns(_ captionColumns: Int) -> Int {
    max(4, contentColumns - captionColumns - 4)
  }

  private func captionColumns(of widgets: [View]) -> Int {
    let captions = widgets.compactMap { ($0 as? TextField)?.placeholder }
    let widest = captions.map { TextWidth.of(VisibleText.escaping($0, glyphs: glyphs)) }.max() ?? 0
    return min(widest, contentColumns / 3)
  }

  /// The identifier and the state at a widget's first line, and the number at each row of a table.
  private func legend(of widget: View, line: Int) -> String {
    guard let identifier = widget.accessibilityIdentifier else { return "" }
    switch widget {
    case let table as TableView where line < table.visibleRows.count:
      return "\(identifier) \(table.visibleRows.lowerBound + line + 1)"
    case _ where line > 0: return ""
    case let control as Control where !control.isEnabled: return "\(identifier) (off)"
    case let indicator as ActivityIndicator: return "\(identifier) (\(indicator.isAnimating ? "on" : "off"))"
    default: return identifier
    }
  }

  private func topEdge(title: String) -> [Frame.Run] {
    let text = VisibleText.escaping(title, glyphs: glyphs)
    let shown = TextWidth.of(text) > columns - 6 ? TextWidth.fit(text, to: columns - 6, glyphs: glyphs) : text
    guard !shown.isEmpty else {
      return [edge("┌", columns - 2, "┐")]
    }
    return [
      Frame.Run(glyphs.sign("┌") + " ", .faint), Frame.Run(shown, .title),
      edge(" ", columns - 4 - TextWidth.of(shown), "┐"),
    ]
  }

  private func edge(_ start: Character, _ count: Int, _ end: Character) -> Frame.Run {
    let line = String(repeating: glyphs.sign("─"), count: max(0, count))
    return Frame.Run((start == " " ? " " : glyphs.sign(start)) + line + glyphs.sign(end), .faint)
  }

  private var spinner: [String] {
    glyphs == .unicode ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
  }
}
