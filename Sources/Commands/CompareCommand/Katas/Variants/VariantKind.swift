/// A kind of lines that say which variants a kata has.
protocol VariantKind: Sendable {
  /// How such a line is written.
  static var form: CheckForm { get }

  /// Reads the words after the first; nil if they do not have the form.
  init?(_ arguments: [String])

  /// The variants of the line; none if the catalogue lacks the pattern.
  func variants(among entries: [Registry.Entry]) -> [KataVariant]
}
