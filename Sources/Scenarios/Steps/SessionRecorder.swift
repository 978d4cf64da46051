import TerminalKit

/// Writes down what a user does to a window as steps that can be done again.
///
/// What is typed is written as it stands when something else is done, of a secure field with dots.
@MainActor
public final class SessionRecorder {
  private let write: (String) -> Void
  private var edited: [TextField] = []

  /// Makes a recorder; `write` is given one step at a time.
  public init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Listens to what the user does to a window from now on.
  public func watch(_ window: Window) {
    window.onUserAction = { [weak self] view in self?.note(view) }
  }

  /// Writes a step down that is done to no widget.
  public func note(_ step: Step) {
    finishTyping()
    write(step.description)
  }

  /// Writes down what has been typed since the last step.
  private func finishTyping() {
    for field in edited {
      guard let identifier = field.accessibilityIdentifier else { continue }
      write(Step.clear(identifier).description)
      let text = field.isSecureTextEntry ? String(repeating: "•", count: field.text.count) : field.text
      if !text.isEmpty { write(Step.type(text, into: identifier).description) }
    }
    edited = []
  }

  private func note(_ view: View) {
    if let field = view as? TextField {
      if !edited.contains(where: { $0 === field }) { edited.append(field) }
    } else if let identifier = view.accessibilityIdentifier {
      note(.tap(identifier))
    }
  }
}
