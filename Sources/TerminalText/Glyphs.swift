/// The characters that a terminal can be trusted to show.
public enum Glyphs: Sendable, Hashable, CaseIterable {
  /// Any Unicode text, for a UTF-8 terminal.
  case unicode
  /// Nothing beyond ASCII: everything else is escaped or replaced.
  case ascii

  /// Picks the set by the first non-empty of `LC_ALL`, `LC_CTYPE` and `LANG`: unicode when it names UTF-8.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // `en_US.UTF-8@euro` has three parts; macOS also sets the bare encoding, `LC_CTYPE=UTF-8`.
    let withoutModifier = locale.prefix { $0 != "@" }
    let encoding = withoutModifier.split(separator: ".").last ?? ""
    self = ["utf-8", "utf8"].contains(encoding.lowercased()) ? .unicode : .ascii
  }

  /// A sign, or its spelling in ASCII.
  public func sign(_ sign: Character) -> String {
    self == .unicode ? String(sign) : sign.unicodeScalars.map { Self.spellings[$0] ?? "?" }.joined()
  }

  /// The mark of something that passed.
  public var pass: String { sign("✔") }
  /// The mark of something that failed.
  public var fail: String { sign("✘") }

  /// The characters beyond ASCII that have a spelling in it.
  static let spellings: [Unicode.Scalar: String] = [
    "…": "...", "’": "'", "–": "-", "—": "-", "−": "-", "×": "x", "→": "->", "⇢": "~>", "•": "*", "·": "*",
    "▸": ">", "◂": "<", "✔": "+", "✘": "x", "◐": "~", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+",
    "┘": "+",
    "ä": "a", "å": "a", "ö": "o",
  ]
}
