import CommandLineKit
import Foundation
import TerminalKit

/// Sets text in lines for a terminal of a given style: breaks it, paints it and makes it harmless.
struct Typesetter {
  let style: OutputStyle

  var glyphs: Glyphs { style.glyphs == .unicode ? .unicode : .ascii }

  private static let asciiForms: [UnicodeScalar: String] = [
    "×": "x", "→": "->", "⇢": "~>", "–": "-", "−": "-", "…": "...",
  ]

  /// The text as it may be shown; without Unicode, letters lose their accents instead of becoming codes.
  func visible(_ text: String) -> String {
    guard glyphs == .ascii else { return VisibleText.escaping(text) }
    var letters = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      letters.append(contentsOf: (Self.asciiForms[scalar] ?? String(scalar)).unicodeScalars)
    }
    return VisibleText.escaping(String(letters), glyphs: .ascii)
  }

  func words(_ text: String, _ ink: Word.Ink = .plain) -> [Word] {
    text.split(separator: " ").map { Word(text: visible(String($0)), ink: ink) }
  }

  /// Phrases with a comma after each but the last, broken between them only.
  func phrases(_ phrases: [String], _ ink: Word.Ink = .plain) -> [Word] {
    phrases.enumerated().map { place, phrase in
      Word(text: visible(phrase) + (place < phrases.count - 1 ? "," : ""), ink: ink)
    }
  }

  /// Words in lines of at most so many columns; a longer word is broken.
  func wrap(_ words: [Word], columns: Int) -> [[Word]] {
    var lines: [[Word]] = [[]]
    var used = 0
    for piece in words.flatMap({ pieces(of: $0, columns: columns) }) {
      let width = TextWidth.of(piece.text)
      if used > 0, used + 1 + width > columns {
        lines.append([])
        used = 0
      }
      used += (used > 0 ? 1 : 0) + width
      lines[lines.count - 1].append(piece)
    }
    return lines
  }

  /// Words as one line, painted in runs of one ink.
  func line(_ words: [Word]) -> String {
    var runs: [Word] = []
    for word in words {
      if let last = runs.last, last.ink == word.ink {
        runs[runs.count - 1].text += " " + word.text
      } else {
        runs.append(word)
      }
    }
    return runs.map { $0.ink.paint($0.text, in: style) }.joined(separator: " ")
  }

  /// A paragraph whose lines all begin with so many spaces.
  func paragraph(_ words: [Word], indent: Int = 0) -> [String] {
    wrap(words, columns: style.width - indent).map { Self.spaces(indent) + line($0) }
  }

  /// A text with its own spaces, after a mark that later lines leave room for.
  func verbatim(_ text: String, after mark: String, ink: Word.Ink = .plain) -> [String] {
    let indent = TextWidth.of(mark)
    let lines = TextWidth.wrap(text, columns: style.width - indent)
    return lines.enumerated().map { index, line in
      ink.paint((index == 0 ? mark : Self.spaces(indent)) + line, in: style)
    }
  }

  /// A heading with a rule to the right edge.
  func heading(_ text: String) -> String {
    let title = visible(text)
    let rule = String(repeating: glyphs == .unicode ? "─" : "-", count: style.width)
    return style.bold(title) + " "
      + style.dim(TextWidth.prefix(of: rule, columns: style.width - 1 - TextWidth.of(title)))
  }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func pieces(of word: Word, columns: Int) -> [Word] {
    guard TextWidth.of(word.text) > columns else { return [word] }
    return TextWidth.wrap(word.text, columns: columns).map { Word(text: $0, ink: word.ink) }
  }
}
