import AccountService
import Examples
import Foundation
import TerminalKit

extension AppDriver {
  /// The expected and the actual state, as text.
  struct Finding {
    let expected: String
    let seen: String
    /// Compared by scalars, because canonically equivalent spellings are not the same text.
    var holds: Bool { expected.unicodeScalars.elementsEqual(seen.unicodeScalars) }
  }

  func check(_ expectation: Expectation) throws(StepFailure) -> Finding {
    switch expectation {
    case .text(let text, let widget):
      if example.secureFields.contains(widget), text != PasswordMask.dots(for: text) {
        throw .mistake("a password is shown as dots; expect one dot for each character")
      }
      return try Finding(expected: text, seen: seen(widget, shownText))
    case .placeholder(let text, let widget):
      return try Finding(expected: text, seen: seen(widget, shownPlaceholder))
    case .enabled(let isEnabled, let widget):
      return try Finding(expected: isEnabled ? "enabled" : "disabled", seen: seen(widget, enabledState))
    case .running(let isRunning, let widget):
      return try Finding(expected: isRunning ? "running" : "stopped", seen: seen(widget, runningState))
    case .row(let row, let text, let widget):
      return try Finding(expected: Quoting.quote(text), seen: seenRow(row, of: widget))
    case .rowCount(let count, let widget):
      return try Finding(expected: "\(count)", seen: seen(widget, rowCount))
    case .selectedRow(let row, let widget):
      return try Finding(expected: "row \(row)", seen: seen(widget, selectedRow))
    case .absent(let widget):
      return Finding(expected: "no \(widget)", seen: window?.widget(widget) == nil ? "no \(widget)" : widget)
    case .title(let text):
      return Finding(
        expected: text, seen: window?.visibleViewController.map { $0.title ?? "no title" } ?? "no window")
    case .requests(let count): return try Finding(expected: "\(count)", seen: "\(service().exchanges.count)")
    case .request(let number, let text): return try check(request: number, expecting: text)
    case .header(let number, let name, let value):
      let header = try exchange(number).request.header(name)
      return Finding(expected: Quoting.quote(value), seen: header.map(Quoting.quote) ?? "no header \(name)")
    case .cancelled(let number):
      return try Finding(
        expected: "cancelled", seen: exchange(number).wasCancelled ? "cancelled" : "not cancelled")
    case .session(let text):
      return try Finding(expected: text ?? "no session", seen: disk().stored.map(Self.text) ?? "no session")
    case .sessionMode(let digits): return try Finding(expected: digits, seen: disk().mode ?? "no session")
    case .setAside(let payload):
      return try Finding(expected: payload.description, seen: setAside(like: payload))
    case .timeout(let number, let seconds):
      return try Finding(
        expected: "\(TimeInterval(seconds)) seconds", seen: "\(timeout(of: number)) seconds")
    case .screens(let count):
      return Finding(expected: "\(count)", seen: "\(liveScreens.count { $0.isScreen })")
    case .noMoreObjects:
      return Finding(expected: "no more objects", seen: additionalObjects() ?? "no more objects")
    case .noPassword: return Finding(expected: "no password left", seen: passwordHolder ?? "no password left")
    case .nothingLeft:
      return Finding(
        expected: "nothing left",
        seen: liveScreens.first.map { "\(type(of: $0)) is alive" } ?? "nothing left")
    }
  }

  /// The first live screen, visible or not, whose secure field still holds text.
  private var passwordHolder: String? {
    let holder = liveScreens.first { screen in
      screen.view.widgets.contains {
        ($0 as? TextField).map { $0.isSecureTextEntry && !$0.text.isEmpty } == true
      }
    }
    return holder.map { "\(type(of: $0)) holds one" }
  }

  func seen(_ identifier: String, _ shown: (View) throws(StepFailure) -> String) throws(StepFailure) -> String
  {
    guard let widget = window?.widget(identifier) else {
      guard example.identifiers.contains(identifier) else {
        throw unknownWidget(identifier, in: "any screen of this example", candidates: example.identifiers)
      }
      return "no \(identifier)"
    }
    return try shown(widget)
  }

  private func shownText(of widget: View) throws(StepFailure) -> String {
    switch widget {
    case let label as Label: return label.text
    case let button as Button: return button.title
    case let field as TextField:
      return field.isSecureTextEntry ? PasswordMask.dots(for: field.text) : field.text
    default: throw .mistake("'\(widget.accessibilityIdentifier ?? "")' shows no text")
    }
  }

  private func shownPlaceholder(of widget: View) throws(StepFailure) -> String {
    guard let field = widget as? TextField else {
      throw .mistake("'\(widget.accessibilityIdentifier ?? "")' is not a text field")
    }
    return field.placeholder
  }

  private func enabledState(of widget: View) throws(StepFailure) -> String {
    guard let isEnabled = (widget as? Control)?.isEnabled ?? (widget as? TableView)?.allowsSelection else {
      throw .mistake(
        "'\(widget.accessibilityIdentifier ?? "")' is neither a button, a text field nor a table")
    }
    return isEnabled ? "enabled" : "disabled"
  }

  private func runningState(of widget: View) throws(StepFailure) -> String {
    guard let indicator = widget as? ActivityIndicator else {
      throw .mistake("'\(widget.accessibilityIdentifier ?? "")' is not an indicator")
    }
    return indicator.isAnimating ? "running" : "stopped"
  }

  /// Masks the password in both requests if they differ; without a secure field, a request has none.
  private func check(request number: Int, expecting text: String) throws(StepFailure) -> Finding {
    let sent = try sent(number)
    let finding = Finding(expected: text, seen: sent)
    guard hidesPasswords, !finding.holds, !example.secureFields.isEmpty else { return finding }
    let (expected, seen) = (PasswordMask.hiding(inRequest: text), PasswordMask.hiding(inRequest: sent))
    return Finding(expected: expected, seen: expected == seen ? seen + " with another password" : seen)
  }

  private func sent(_ number: Int) throws(StepFailure) -> String {
    let request = try exchange(number).request
    let head = "\(request.method) \(request.path)"
    return request.body.isEmpty ? head : "\(head) \(String(decoding: request.body, as: UTF8.self))"
  }

  private func timeout(of number: Int) throws(StepFailure) -> TimeInterval {
    // A timeout is not sent over a real connection.
    try exchange(number).timeout ?? world.transport.timeout(of: number)
  }

  private func setAside(like payload: Payload) throws(StepFailure) -> String {
    guard let data = try disk().setAside else { return "nothing set aside" }
    return data == payload.data
      ? payload.description : Payload.text(Self.text(data)).description
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private func exchange(_ number: Int) throws(StepFailure) -> Exchange {
    let exchanges = try service().exchanges
    guard exchanges.indices.contains(number - 1) else {
      throw .mistake("the server has received no request \(number)")
    }
    return exchanges[number - 1]
  }
}
