/// The character set of a terminal.
public enum Glyphs: Sendable, Hashable, CaseIterable {
  /// Unicode, for a terminal with UTF-8.
  case unicode
  /// ASCII: all other characters are replaced or escaped.
  case ascii

  /// Picks `unicode` if the first non-empty of `LC_ALL`, `LC_CTYPE` and `LANG` names UTF-8.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // The format is `en_US.UTF-8@euro`; macOS also sets the encoding alone, `LC_CTYPE=UTF-8`.
    let withoutModifier = locale.prefix { $0 != "@" }
    let encoding = withoutModifier.split(separator: ".").last ?? ""
    self = ["utf-8", "utf8"].contains(encoding.lowercased()) ? .unicode : .ascii
  }

  /// The character, or its replacement in ASCII.
  public func sign(_ sign: Character) -> String {
    self == .unicode ? String(sign) : sign.unicodeScalars.map { Self.replacements[$0] ?? "?" }.joined()
  }

  /// The mark for passed.
  public var pass: String { sign("✔") }
  /// The mark for failed.
  public var fail: String { sign("✘") }

  /// The ASCII replacements of characters that the programs print themselves.
  static let replacements: [Unicode.Scalar: String] = [
    "…": "...", "’": "'", "–": "-", "—": "-", "−": "-", "×": "x", "→": "->", "⇢": "~>", "•": "*", "·": "*",
    "▸": ">", "◂": "<", "✔": "+", "✘": "x", "◐": "~", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+",
    "┘": "+",
    "ä": "a", "å": "a", "ł": "l", "ö": "o",
  ]
}
