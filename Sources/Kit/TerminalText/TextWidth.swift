/// The width of text on a terminal, in columns.
///
/// Characters of East Asian Width W or F (Unicode Standard Annex 11) and emoji have two columns, combining characters
/// none.
public enum TextWidth {
  /// The width of a text without control characters.
  public static func of(_ text: String) -> Int {
    if text.isPrintableASCII { return text.utf8.count }
    var columns = 0
    for scalar in text.unicodeScalars {
      guard isSimple(scalar) else { return text.reduce(0) { $0 + of($1) } }
      columns += 1
    }
    return columns
  }

  /// The width of a character: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return columns(of: scalar) }
    // U+FE0F selects the emoji presentation, which is wide.
    if scalars.first?.properties.isEmoji == true, scalars.contains("\u{FE0F}") { return 2 }
    var widest = 0
    for scalar in scalars { widest = max(widest, columns(of: scalar)) }
    return widest
  }

  /// The text padded with spaces, or truncated with an ellipsis, to exactly `columns`.
  public static func fit(_ text: String, to columns: Int, glyphs: Glyphs = .unicode) -> String {
    let width = of(text)
    if width <= columns { return text + String(repeating: " ", count: columns - width) }
    let ellipsis = glyphs.sign("…")
    let kept = prefix(of: text, columns: columns - of(ellipsis)) + ellipsis
    let shown = of(kept) <= columns ? kept : prefix(of: text, columns: columns)
    // A wide character that does not fit leaves a column free.
    return shown + String(repeating: " ", count: columns - of(shown))
  }

  /// The longest prefix of at most `columns`.
  public static func prefix(of text: String, columns: Int) -> String {
    var used = 0
    return String(
      text.prefix {
        used += of($0)
        return used <= columns
      })
  }

  /// The longest suffix of at most `columns`.
  public static func suffix(of text: String, columns: Int) -> String {
    String(prefix(of: String(text.reversed()), columns: columns).reversed())
  }

  /// The text in lines of at most `columns`, broken at spaces; only a longer word is broken within.
  public static func wrap(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in words(of: text) {
      let wordWidth = of(word.trimmingTrailingSpaces)
      if width > 0, width + wordWidth > columns {
        lines.append(line.trimmingTrailingSpaces)
        (line, width) = ("", 0)
      }
      let whole = of(word)
      if width + whole <= columns {
        line += word
        width += whole
        continue
      }
      for character in word {
        let characterWidth = of(character)
        if width > 0, width + characterWidth > columns, character != " " {
          lines.append(line.trimmingTrailingSpaces)
          (line, width) = ("", 0)
        }
        line.append(character)
        width += characterWidth
      }
    }
    return lines + [line.trimmingTrailingSpaces]
  }

  /// The words, each with the spaces after it.
  private static func words(of text: String) -> [String] {
    var words: [String] = [""]
    var previous: Character?
    for character in text {
      if previous == " ", character != " " { words.append("") }
      words[words.count - 1].append(character)
      previous = character
    }
    return words
  }

  /// Whether a scalar is one column wide and combines with no other: ASCII, box drawing, bullet and ellipsis.
  static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x2500...0x257F, 0x2022, 0x2026: true
    default: false
    }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if isSimple(scalar) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    let isWide = scalar.value < 0x2E80 ? jamo ~= scalar.value : wide.contains { $0.contains(scalar.value) }
    return isWide ? 2 : 1
  }

  private static let jamo: ClosedRange<UInt32> = 0x1100...0x115F
  private static let wide: [ClosedRange<UInt32>] = [
    0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var trimmed = self[...]
    while trimmed.last == " " { trimmed.removeLast() }
    return String(trimmed)
  }
}
