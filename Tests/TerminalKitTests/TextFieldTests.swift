import Testing

@testable import TerminalKit

@MainActor @Suite struct TextFieldTests {
  @MainActor private final class Listener {
    private(set) var texts: [String] = []
    private let field: TextField

    init(_ field: TextField) {
      self.field = field
      field.addTarget(self, action: Listener.didChange, for: .editingChanged)
    }

    private func didChange() { texts.append(field.text) }
  }

  private let field = TextField(placeholder: "Name")

  /// The text with a bar at the insertion point.
  private var shown: String {
    field.text.prefix(field.insertionPoint) + "|" + field.text.dropFirst(field.insertionPoint)
  }

  @Test func `Deleting removes one character before the insertion point`() {
    field.insertText("ae\u{301}👩‍👧z")
    field.moveInsertionPoint(by: -1)
    let left = (0..<4).map { _ in
      field.deleteBackward()
      return shown
    }
    #expect(left == ["ae\u{301}|z", "a|z", "|z", "|z"])
  }

  @Test func `Combining characters and joiners keep the insertion point correct`() {
    field.insertText("e")
    field.insertText("\u{301}")
    #expect(field.text.count == 1 && field.insertionPoint == 1)
    field.insertText("x")
    #expect(field.text == "e\u{301}x")
    field.text = "a👩👧b"
    field.moveInsertionPoint(by: -2)
    field.insertText("\u{200D}")
    #expect(shown == "a👩‍👧|b")
  }

  @Test func `Line breaks and tabs become spaces`() {
    field.insertText("a\nb\tc\r\nd\u{2028}e")
    #expect(field.text == "a b c d e")
  }

  @Test func `Editing sends editingChanged to all targets, setting the text and another event do not`() {
    let (listener, other) = (Listener(field), Listener(field))
    field.insertText("ab")
    field.deleteBackward()
    field.clear()
    field.text = "set"
    field.moveInsertionPoint(by: -1)
    field.sendActions(for: .touchUpInside)
    #expect(listener.texts == ["ab", "a", ""] && other.texts == listener.texts)
  }

  @Test func `Setting the text moves the insertion point to its end`() {
    field.text = "漢e\u{301}"
    #expect(field.insertionPoint == 2)
    field.moveInsertionPoint(by: -1)
    field.text = "漢e\u{301}"
    #expect(field.insertionPoint == 1, "an equal text does not move it")
    field.text = "a"
    #expect(shown == "a|")
  }
}
