/// The characters that output may be drawn with.
public enum GlyphSet: Sendable {
  /// Any character.
  case unicode
  /// The 95 printable characters of ASCII only.
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
}
