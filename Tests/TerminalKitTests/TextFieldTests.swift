import Testing

@testable import TerminalKit

/// Typing into a field.
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

  @Test func textIsInsertedAtTheInsertionPoint() {
    field.insertText("ac")
    field.moveInsertionPoint(by: -1)
    field.insertText("b")
    #expect(field.text == "abc")
    #expect(field.insertionPoint == 2)
    field.insertText("!")
    #expect(field.text == "ab!c")
  }

  @Test func theInsertionPointStaysInsideTheText() {
    field.insertText("abc")
    field.moveInsertionPoint(by: -10)
    #expect(field.insertionPoint == 0)
    field.moveInsertionPoint(by: 10)
    #expect(field.insertionPoint == 3)
  }

  @Test func deletingTakesOneCharacterBeforeTheInsertionPoint() {
    field.insertText("ae\u{301}👩‍👧z")
    field.moveInsertionPoint(by: -1)
    field.deleteBackward()
    #expect(field.text == "ae\u{301}z")
    #expect(field.insertionPoint == 2)
    field.deleteBackward()
    #expect(field.text == "az")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "z")
    #expect(field.insertionPoint == 0)
  }

  @Test func whatIsTypedMayJoinTheCharacterBeforeIt() {
    field.insertText("e")
    field.insertText("\u{301}")
    #expect(field.text.count == 1)
    #expect(field.insertionPoint == 1)
    field.insertText("x")
    #expect(field.text == "e\u{301}x")
  }

  @Test func whatIsTypedMayJoinTheCharactersOnBothSides() {
    field.insertText("a👩👧b")
    field.moveInsertionPoint(by: -2)
    field.insertText("\u{200D}")
    #expect(field.text == "a👩‍👧b")
    #expect(field.insertionPoint == 2)
  }

  @Test func aFieldHasOneLine() {
    field.insertText("a\nb\tc\r\nd\u{2028}e")
    #expect(field.text == "a b c d e")
  }

  @Test func clearEmptiesTheField() {
    field.insertText("abc")
    field.moveInsertionPoint(by: -1)
    field.clear()
    #expect(field.text.isEmpty)
    #expect(field.insertionPoint == 0)
  }

  @Test func aDisabledFieldTakesNothing() {
    field.insertText("abc")
    let listener = Listener(field)
    field.isEnabled = false
    field.insertText("x")
    field.deleteBackward()
    field.clear()
    #expect(field.text == "abc")
    #expect(listener.texts.isEmpty)
  }

  @Test func targetsHearOfTypingButNotOfSetting() {
    let listener = Listener(field)
    field.insertText("ab")
    field.deleteBackward()
    field.clear()
    field.text = "set"
    field.moveInsertionPoint(by: -1)
    #expect(listener.texts == ["ab", "a", ""])
  }

  @Test func settingTheTextMovesTheInsertionPointToItsEnd() {
    field.text = "漢e\u{301}"
    #expect(field.insertionPoint == 2)
    field.moveInsertionPoint(by: -1)
    field.text = "漢e\u{301}"
    #expect(field.insertionPoint == 1, "the same text leaves it where it is")
    field.text = "a"
    #expect(field.insertionPoint == 1)
  }
}
