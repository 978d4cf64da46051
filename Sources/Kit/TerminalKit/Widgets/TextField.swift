/// An editable line of text.
///
/// - UIKit: UITextField; renamed, without a delegate, and the placeholder is set once, by the initializer
public final class TextField: Control {
  /// The field's caption.
  public let placeholder: String

  /// Whether the text is shown as dots.
  public let isSecureTextEntry: Bool

  /// The field's text.
  ///
  /// - UIKit: UITextField.text; not optional, and an equal text changes nothing, where UIKit ends the input of composed characters
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      insertionPoint = text.count
      setNeedsDisplay()
    }
  }

  /// The insertion point's offset from the start of the text, in characters.
  public private(set) var insertionPoint = 0

  /// Creates an empty field.
  public init(placeholder: String, isSecureTextEntry: Bool = false, identifier: String? = nil) {
    self.placeholder = placeholder
    self.isSecureTextEntry = isSecureTextEntry
    super.init(identifier: identifier)
  }

  /// Simulates typing by the user; line breaks and tabs become spaces, and a disabled field ignores it.
  public func insertText(_ newText: String) {
    let line = String(newText.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    edit { characters in
      let start = characters.index(characters.startIndex, offsetBy: insertionPoint)
      let end = characters.utf8.distance(from: characters.startIndex, to: start) + line.utf8.count
      characters.insert(contentsOf: line, at: start)
      // Counted again, because combining characters change the number of characters.
      return characters[..<characters.utf8.index(characters.startIndex, offsetBy: end)].count
    }
  }

  /// Removes the character before the insertion point, as backspace does.
  public func deleteBackward() {
    guard insertionPoint > 0 else { return }
    edit { characters in
      characters.remove(at: characters.index(characters.startIndex, offsetBy: insertionPoint - 1))
      return insertionPoint - 1
    }
  }

  /// Empties the field; a disabled field ignores it.
  public func clear() {
    edit { characters in
      characters = ""
      return 0
    }
  }

  /// Moves the insertion point by `offset` characters, clamped to the text.
  public func moveInsertionPoint(by offset: Int) {
    insertionPoint = min(max(insertionPoint + offset, 0), text.count)
    setNeedsDisplay()
  }

  /// Changes the text and sends `editingChanged`; `change` returns the new insertion point.
  private func edit(_ change: (inout String) -> Int) {
    guard isEnabled else { return }
    var edited = text
    let point = change(&edited)
    text = edited
    insertionPoint = min(point, text.count)
    notifyUserAction()
    sendActions(for: .editingChanged)
  }
}
