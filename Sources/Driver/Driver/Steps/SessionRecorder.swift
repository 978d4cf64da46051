import TerminalKit

/// Records user actions in a window as steps that can be replayed.
///
/// The text of a field is recorded before the next action elsewhere; a password is recorded as dots.
@MainActor
public final class SessionRecorder {
  private let write: (String) -> Void
  private var edited: [TextField] = []

  /// Creates a recorder that passes one step at a time to `write`.
  public init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Starts recording the actions in a window.
  public func watch(_ window: Window) {
    window.onUserAction = { [weak self] view in self?.record(view) }
    window.onBack = { [weak self] in self?.record(.back) }
  }

  /// Records a step that has no widget.
  public func record(_ step: Step) {
    finishTyping()
    write(step.description)
  }

  /// Records the text typed since the last step.
  private func finishTyping() {
    for field in edited {
      guard let identifier = field.accessibilityIdentifier else { continue }
      write(Step.clear(identifier).description)
      let text = field.isSecureTextEntry ? String(repeating: "•", count: field.text.count) : field.text
      if !text.isEmpty { write(Step.type(text, into: identifier).description) }
    }
    edited = []
  }

  private func record(_ view: View) {
    if let field = view as? TextField {
      if !edited.contains(where: { $0 === field }) { edited.append(field) }
    } else if let identifier = view.accessibilityIdentifier {
      let row = (view as? TableView)?.indexPathForSelectedRow?.row
      record(row.map { .select($0 + 1, in: identifier) } ?? .tap(identifier))
    }
  }
}
