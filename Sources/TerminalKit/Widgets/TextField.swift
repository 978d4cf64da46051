/// A control that the user types one line of text into.
///
/// - UIKit: UITextField; renamed, without a delegate, and the placeholder is set once, by the initializer
public final class TextField: Control {
  /// The text that names the field.
  public let placeholder: String

  /// Whether the text is shown as dots.
  public let isSecureTextEntry: Bool

  /// The field's text.
  ///
  /// - UIKit: UITextField.text; not optional
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      insertionPoint = text.count
      setNeedsDisplay()
    }
  }

  /// The position of the next character, counted in characters from the start of the text.
  public private(set) var insertionPoint = 0

  /// Makes an empty field.
  public init(placeholder: String, isSecureTextEntry: Bool = false, identifier: String? = nil) {
    self.placeholder = placeholder
    self.isSecureTextEntry = isSecureTextEntry
    super.init(identifier: identifier)
  }

  /// Types text as the user does: line breaks and tabs become spaces, a disabled field takes nothing.
  public func insertText(_ newText: String) {
    let line = String(newText.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    edit { characters in
      let start = characters.index(characters.startIndex, offsetBy: insertionPoint)
      let end = characters.utf8.distance(from: characters.startIndex, to: start) + line.utf8.count
      characters.insert(contentsOf: line, at: start)
      // Counted afresh, because what is typed may join the characters around it.
      return characters[..<characters.utf8.index(characters.startIndex, offsetBy: end)].count
    }
  }

  /// Removes the character before the insertion point, as the backspace key does.
  public func deleteBackward() {
    guard insertionPoint > 0 else { return }
    edit { characters in
      characters.remove(at: characters.index(characters.startIndex, offsetBy: insertionPoint - 1))
      return insertionPoint - 1
    }
  }

  /// Empties the field as the user does; a disabled field stays as it is.
  public func clear() {
    edit { characters in
      characters = ""
      return 0
    }
  }

  /// Moves the insertion point by so many characters, at most to either end of the text.
  public func moveInsertionPoint(by offset: Int) {
    insertionPoint = min(max(insertionPoint + offset, 0), text.count)
    setNeedsDisplay()
  }

  /// Changes the text and tells the targets; `change` returns how many characters stand before the insertion point.
  private func edit(_ change: (inout String) -> Int) {
    guard isEnabled else { return }
    var edited = text
    let point = change(&edited)
    text = edited
    insertionPoint = min(point, text.count)
    tellUserAction()
    sendActions(for: .editingChanged)
  }
}
