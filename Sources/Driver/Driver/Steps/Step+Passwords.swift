import Examples

extension Step {
  /// The advice for replaying a recording.
  public static let maskedPasswordAdvice = "Recordings mask passwords; fill them in before replaying."

  /// Whether the step types the dots of a recorded password.
  public var typesMaskedPassword: Bool {
    guard case .type(let text, _) = self else { return false }
    return !text.isEmpty && text.allSatisfy { $0 == "•" }
  }

  /// The step with dots for whatever may be a password.
  ///
  /// Typed text stays only for known fields that show it, so that a misspelt field name reveals no password.
  @MainActor
  public func hidingPasswords(in example: Example) -> Step {
    switch self {
    case .type(let text, let widget) where !example.openFields.contains(widget):
      .type(PasswordMask.dots(for: text), into: widget)
    case .see(.text(let text, let widget))
    where !example.identifiers.contains(widget) || example.secureFields.contains(widget):
      .see(.text(PasswordMask.dots(for: text), widget: widget))
    case .see(.row(let row, let text, let widget)) where !example.tables.contains(widget):
      .see(.row(row, PasswordMask.dots(for: text), widget: widget))
    // Without a secure field, no request has a password.
    case .see(.request(let number, let text)) where !example.secureFields.isEmpty:
      .see(.request(number, PasswordMask.hiding(inRequest: text)))
    default: self
    }
  }
}
