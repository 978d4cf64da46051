import Examples

extension Step {
  /// The advice to whoever replays a recording as it is.
  public static let maskedPasswordAdvice = "Recordings mask passwords; fill them in before replaying."

  /// Whether the step types the dots that recordings hold in place of a password.
  public var typesMaskedPassword: Bool {
    guard case .type(let text, _) = self else { return false }
    return !text.isEmpty && text.allSatisfy { $0 == "•" }
  }

  /// The step as it may be printed: with dots for what may be a password.
  ///
  /// What is typed is shown only of a field that shows it, so that a slip in the field's name does no harm.
  @MainActor
  public func hidingPasswords(in example: Example) -> Step {
    switch self {
    case .type(let text, let widget) where !example.openFields.contains(widget):
      .type(Passwords.dots(for: text), into: widget)
    case .see(.text(let text, let widget))
    where !example.identifiers.contains(widget) || example.secureFields.contains(widget):
      .see(.text(Passwords.dots(for: text), widget: widget))
    case .see(.request(let number, let text)):
      .see(.request(number, Passwords.hiding(inRequest: text)))
    default: self
    }
  }
}
