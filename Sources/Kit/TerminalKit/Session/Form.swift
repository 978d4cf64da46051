/// The keyboard focus of a window, and the effect of keys on the focused control.
///
/// It needs no terminal, so that it can be tested.
final class Form {
  /// A key that concerns the session and not a control.
  enum Request {
    case leave, interrupt, suspend, redraw
  }

  private let window: Window
  /// The control that the user focused last on the visible screen; it may be disabled by now.
  private var lastFocused: View? {
    get { window.visibleViewController?.lastFocused }
    set { window.visibleViewController?.lastFocused = newValue }
  }

  /// Creates a form that focuses the window's first control.
  init(window: Window) {
    self.window = window
  }

  /// The focused control: the one that the user focused last, or while it is disabled the next enabled one.
  var focus: View? {
    window.layoutIfNeeded()
    let widgets = window.widgets
    // A new screen has none; a removed one is not among the widgets.
    if let lastFocused, let place = widgets.firstIndex(where: { $0 === lastFocused }) {
      return Self.controls(in: widgets[place...]).first ?? Self.controls(in: widgets[...]).first
    }
    lastFocused = Self.controls(in: widgets[...]).first
    return lastFocused
  }

  /// The help on the keys that the focused control takes.
  var keyHelp: KeyHelp {
    KeyHelp(canGoBack: window.canGoBack, isInField: focus is TextField, isInTable: focus is TableView)
  }

  /// Removes and returns the next key, with adjacent characters for a field joined into one paste.
  ///
  /// Inserting them one by one would count the characters of a long text again for each.
  func nextKey(of keys: inout ArraySlice<Key>) -> Key? {
    guard let key = keys.popFirst() else { return nil }
    guard case .character(let first) = key, case .character = keys.first, focus is TextField else {
      return key
    }
    var text = String(first)
    while case .character(let next) = keys.first {
      text.append(next)
      keys.removeFirst()
    }
    return .paste(text)
  }

  /// Sends a key to the focused control; returns a request if the key concerns the session.
  func press(_ key: Key) -> Request? {
    switch key {
    // In a field, Esc is a habit, and the first screen may hold what is not sent yet.
    case .escape: return window.goBack() || focus is TextField ? nil : .leave
    case .endOfInput: return .leave
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .tab: moveFocus(by: 1)
    case .backTab: moveFocus(by: -1)
    default:
      switch focus {
      case let table as TableView where scroll(table, with: key): break
      case _ where key == .down: step(by: 1)
      case _ where key == .up: step(by: -1)
      case let field as TextField: edit(field, with: key)
      case let button as Button: press(button, with: key)
      default: break
      }
    }
    return nil
  }

  private func edit(_ field: TextField, with key: Key) {
    switch key {
    case .character(let character): field.insertText(String(character))
    case .paste(let text): field.insertText(text.trimmingLineBreaks)
    case .backspace: field.deleteBackward()
    case .delete where field.insertionPoint < field.text.count:
      field.moveInsertionPoint(by: 1)
      field.deleteBackward()
    case .clear: field.clear()
    case .left: field.moveInsertionPoint(by: -1)
    case .right: field.moveInsertionPoint(by: 1)
    case .home: field.moveInsertionPoint(by: -field.text.count)
    case .end: field.moveInsertionPoint(by: field.text.count)
    case .enter: submit(field)
    default: break
    }
  }

  /// Moves the highlighted row or taps it; returns false if the key does neither.
  private func scroll(_ table: TableView, with key: Key) -> Bool {
    let (row, last) = (table.highlightedRow, table.numberOfRows(inSection: 0) - 1)
    switch key {
    case .up where row > 0: table.highlight(row - 1)
    case .down where row < last: table.highlight(row + 1)
    case .pageUp: table.highlight(pages: -1)
    case .pageDown: table.highlight(pages: 1)
    case .home: table.highlight(0)
    case .end: table.highlight(last)
    case .enter: table.tapHighlightedRow()
    default: return false
    }
    return true
  }

  private func press(_ button: Button, with key: Key) {
    switch key {
    case .enter, .character(" "): button.tap()
    case .left: moveFocus(by: -1, amongButtons: true)
    case .right: moveFocus(by: 1, amongButtons: true)
    default: break
    }
  }

  /// Focuses the next field, or presses the button after the last one.
  private func submit(_ field: TextField) {
    if let button = neighbor(of: field, by: 1) as? Button {
      // The focus stays in the field, so that a wrong password can be typed again.
      button.tap()
    } else {
      step(by: 1)
    }
  }

  /// Moves the focus, into a table at its nearer end.
  private func step(by offset: Int) {
    moveFocus(by: offset)
    guard let table = focus as? TableView else { return }
    table.highlight(offset > 0 ? 0 : table.numberOfRows(inSection: 0) - 1)
  }

  private func moveFocus(by offset: Int, amongButtons: Bool = false) {
    guard let focus, let next = neighbor(of: focus, by: offset) else { return }
    if !amongButtons || next is Button { lastFocused = next }
  }

  private func neighbor(of control: View, by offset: Int) -> View? {
    let controls = Self.controls(in: window.widgets[...])
    guard let place = controls.firstIndex(where: { $0 === control }) else { return nil }
    return controls[(place + offset + controls.count) % controls.count]
  }

  /// The enabled buttons and text fields and the tables with rows, from top to bottom.
  private static func controls(in widgets: ArraySlice<View>) -> [View] {
    widgets.filter { widget in
      switch widget {
      case let table as TableView: table.numberOfRows(inSection: 0) > 0
      case let control as Control: control.isEnabled && (control is Button || control is TextField)
      default: false
      }
    }
  }
}

extension String {
  /// The text without leading and trailing line breaks, which copied lines often have.
  fileprivate var trimmingLineBreaks: String {
    var trimmed = drop(while: \.isNewline)
    while trimmed.last?.isNewline == true { trimmed.removeLast() }
    return String(trimmed)
  }
}
