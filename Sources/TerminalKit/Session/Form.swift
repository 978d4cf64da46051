/// A window under the keys: which control they go to, and what they do there.
///
/// It needs no terminal, so that all of it can be tested.
final class Form {
  /// What a key asks of the session, because no control takes it.
  enum Request {
    /// The user wants to leave.
    case leave
    /// The user broke off.
    case interrupt
    /// The user wants to be back in the shell for a while.
    case suspend
    /// The user sees garbage.
    case redraw
  }

  private let window: Window
  /// Where the user went; while that control is disabled, the focus is elsewhere.
  private weak var chosen: Control?

  /// Puts the keys on the first control of the window.
  init(window: Window) {
    self.window = window
  }

  /// The control that the keys go to: the one the user went to, or while it is disabled the next one.
  var focus: Control? {
    window.layoutIfNeeded()
    let widgets = window.widgets
    // On another screen there is no such control, and its first one is the one to start with.
    if let chosen, let place = widgets.firstIndex(where: { $0 === chosen }) {
      return Self.controls(in: widgets[place...]).first ?? Self.controls(in: widgets[...]).first
    }
    chosen = Self.controls(in: widgets[...]).first
    return chosen
  }

  /// Takes off the next key: of characters that go into a field all at once, or a long text would be counted for each.
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

  /// Has the focused control take the key, or tells what the session has to do.
  func press(_ key: Key) -> Request? {
    switch key {
    case .escape, .endOfInput: return .leave
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .tab, .down: moveFocus(by: 1)
    case .backTab, .up: moveFocus(by: -1)
    default:
      switch focus {
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
    case .enter: leave(field)
    default: break
    }
  }

  private func press(_ button: Button, with key: Key) {
    switch key {
    case .enter, .character(" "): button.tap()
    case .left: moveFocus(by: -1, amongButtons: true)
    case .right: moveFocus(by: 1, amongButtons: true)
    default: break
    }
  }

  /// Goes on to the next field, or presses the button that the fields lead to.
  private func leave(_ field: TextField) {
    if let button = neighbor(of: field, by: 1) as? Button {
      // The user stays in the field: a refused password is typed again.
      button.tap()
    } else {
      moveFocus(by: 1)
    }
  }

  private func moveFocus(by offset: Int, amongButtons: Bool = false) {
    guard let focus, let next = neighbor(of: focus, by: offset) else { return }
    if !amongButtons || next is Button { chosen = next }
  }

  private func neighbor(of control: Control, by offset: Int) -> Control? {
    let controls = Self.controls(in: window.widgets[...])
    guard let place = controls.firstIndex(where: { $0 === control }) else { return nil }
    return controls[(place + offset + controls.count) % controls.count]
  }

  /// The controls that take keys, in the order in which the user meets them.
  private static func controls(in widgets: ArraySlice<View>) -> [Control] {
    widgets.compactMap { $0 as? Control }.filter { $0.isEnabled && ($0 is Button || $0 is TextField) }
  }
}

extension String {
  /// The text without line breaks at its ends: a copied line often brings one along.
  fileprivate var trimmingLineBreaks: String {
    var trimmed = drop(while: \.isNewline)
    while trimmed.last?.isNewline == true { trimmed.removeLast() }
    return String(trimmed)
  }
}
