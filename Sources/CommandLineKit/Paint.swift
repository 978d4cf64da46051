/// A terminal attribute: the code that switches it on and the one that switches only it off.
///
/// A full reset would also end the attribute around it, as in bold text with one green word.
struct Paint {
  static let bold = Paint(on: 1, off: 22)
  static let dim = Paint(on: 2, off: 22)
  static let red = Paint(on: 31, off: 39)
  static let green = Paint(on: 32, off: 39)

  let on: Int
  let off: Int

  func callAsFunction(_ text: String) -> String { "\u{1B}[\(on)m\(text)\u{1B}[\(off)m" }
}

extension OutputStyle {
  /// The text in bold, or plain when colour is off.
  public func bold(_ text: String) -> String { usesColor ? Paint.bold(text) : text }
  /// The text dimmed, or plain when colour is off.
  public func dim(_ text: String) -> String { usesColor ? Paint.dim(text) : text }
  /// The text in red, or plain when colour is off.
  public func red(_ text: String) -> String { usesColor ? Paint.red(text) : text }
  /// The text in green, or plain when colour is off.
  public func green(_ text: String) -> String { usesColor ? Paint.green(text) : text }

  /// The mark of something that passed: green `✔`, in ASCII `+`.
  public var pass: String { green(glyphs == .unicode ? "✔" : "+") }
  /// The mark of something that failed: red `✘`, in ASCII `x`.
  public var fail: String { red(glyphs == .unicode ? "✘" : "x") }
}
