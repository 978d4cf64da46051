/// Escapes characters that would move the cursor, change colours or reorder a line.
public enum VisibleText {
  /// The text with control, format and unassigned characters escaped, as `\n` or `\u{1B}`.
  ///
  /// With ASCII glyphs, all other characters beyond ASCII are replaced (`…` by `...`) or escaped too.
  public static func escaping(_ text: String, glyphs: Glyphs = .unicode) -> String {
    if text.isPrintableASCII || (glyphs == .unicode && text.unicodeScalars.allSatisfy(TextWidth.isSimple)) {
      return text
    }
    var visible = ""
    for scalar in text.unicodeScalars {
      if let escape = escape(for: scalar, glyphs: glyphs) {
        visible += escape
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// The text for a message about what somebody wrote: what ``escaping(_:glyphs:)`` escapes, and all that looks like a space, or
  /// like nothing, and is not what it looks like, such as a no-break space.
  public static func revealing(_ text: String, glyphs: Glyphs = .unicode) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      let isSpace = scalar.properties.generalCategory == .spaceSeparator && scalar != " "
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
      if isSpace || isJoiner {
        visible += code(of: scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return escaping(visible, glyphs: glyphs)
  }

  private static func escape(for scalar: Unicode.Scalar, glyphs: Glyphs) -> String? {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case " "..."~": nil
    default:
      if glyphs == .unicode {
        isHarmless(scalar) ? nil : code(of: scalar)
      } else {
        Glyphs.replacements[scalar] ?? code(of: scalar)
      }
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    // ZWNJ and ZWJ join letters and emoji; the other format characters reorder or hide text.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }

  private static func code(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}

extension String {
  /// Whether all characters are printable ASCII.
  var isPrintableASCII: Bool {
    // A loop, because a closure per byte takes ten times as long in a debug build and this runs for every word.
    utf8.withContiguousStorageIfAvailable { bytes in
      var place = 0
      while place < bytes.count {
        if bytes[place] < 0x20 || bytes[place] > 0x7E { return false }
        place += 1
      }
      return true
    } ?? false
  }
}
