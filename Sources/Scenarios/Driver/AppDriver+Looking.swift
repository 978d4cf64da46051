import AccountService
import Examples
import Foundation
import TerminalKit

extension AppDriver {
  /// What a look at something showed, in words.
  struct Look {
    let expected: String
    let seen: String
    /// Scalar by scalar: two spellings of one character are not the same text.
    var holds: Bool { expected.unicodeScalars.elementsEqual(seen.unicodeScalars) }
  }

  func look(at sight: Sight) throws(StepFailure) -> Look {
    switch sight {
    case .text(let text, let widget):
      if example.secureFields.contains(widget), text != Passwords.dots(for: text) {
        throw .mistake("a password is seen as dots, one for each character, and never as it is")
      }
      return try Look(expected: text, seen: seen(widget, shownText))
    case .placeholder(let text, let widget):
      return try Look(expected: text, seen: seen(widget, shownPlaceholder))
    case .enabled(let isEnabled, let widget):
      return try Look(expected: isEnabled ? "enabled" : "disabled", seen: seen(widget, shownAvailability))
    case .running(let isRunning, let widget):
      return try Look(expected: isRunning ? "running" : "stopped", seen: seen(widget, shownMotion))
    case .absent(let widget):
      return Look(expected: "no \(widget)", seen: window?.widget(widget) == nil ? "no \(widget)" : widget)
    case .title(let text):
      return Look(
        expected: text, seen: window?.visibleViewController.map { $0.title ?? "no title" } ?? "no window")
    case .requests(let count): return try Look(expected: "\(count)", seen: "\(service().exchanges.count)")
    case .request(let number, let text): return try look(atRequest: number, expecting: text)
    case .cancelled(let number):
      return try Look(
        expected: "cancelled", seen: exchange(number).wasCancelled ? "cancelled" : "not cancelled")
    case .session(let text):
      return try Look(expected: text ?? "no session", seen: disk().stored.map(Self.text) ?? "no session")
    case .sessionMode(let digits): return try Look(expected: digits, seen: disk().mode ?? "no session")
    case .setAside(let payload): return try Look(expected: payload.description, seen: setAside(like: payload))
    case .timeout(let number, let seconds):
      return try Look(
        expected: "\(TimeInterval(seconds)) seconds", seen: "\(timeout(of: number)) seconds")
    case .screens(let count):
      // A controller that only holds others is no screen.
      return Look(expected: "\(count)", seen: "\(livingScreens.count { $0.visibleViewController === $0 })")
    case .noPassword: return Look(expected: "no password left", seen: passwordHolder ?? "no password left")
    case .nothingLeft:
      return Look(
        expected: "nothing left",
        seen: livingScreens.first.map { "\(type(of: $0)) is alive" } ?? "nothing left")
    }
  }

  /// The screen, seen or not, that still holds a password.
  private var passwordHolder: String? {
    let holder = livingScreens.first { screen in
      screen.view.widgets.contains {
        ($0 as? TextField).map { $0.isSecureTextEntry && !$0.text.isEmpty } == true
      }
    }
    return holder.map { "\(type(of: $0)) holds one" }
  }

  private func seen(_ identifier: String, _ shown: (View) throws(StepFailure) -> String) throws(StepFailure)
    -> String
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
      return field.isSecureTextEntry ? Passwords.dots(for: field.text) : field.text
    default: throw .mistake("'\(widget.accessibilityIdentifier ?? "")' shows no text")
    }
  }

  private func shownPlaceholder(of widget: View) throws(StepFailure) -> String {
    guard let field = widget as? TextField else {
      throw .mistake("'\(widget.accessibilityIdentifier ?? "")' is not a text field")
    }
    return field.placeholder
  }

  private func shownAvailability(of widget: View) throws(StepFailure) -> String {
    guard let control = widget as? Control else {
      throw .mistake("'\(widget.accessibilityIdentifier ?? "")' is neither a button nor a text field")
    }
    return control.isEnabled ? "enabled" : "disabled"
  }

  private func shownMotion(of widget: View) throws(StepFailure) -> String {
    guard let indicator = widget as? ActivityIndicator else {
      throw .mistake("'\(widget.accessibilityIdentifier ?? "")' is not an indicator")
    }
    return indicator.isAnimating ? "running" : "stopped"
  }

  /// A request holds the password: of two that differ it shows all but that.
  private func look(atRequest number: Int, expecting text: String) throws(StepFailure) -> Look {
    let sent = try sent(number)
    let look = Look(expected: text, seen: sent)
    guard hidesPasswords, !look.holds else { return look }
    let (expected, seen) = (Passwords.hiding(inRequest: text), Passwords.hiding(inRequest: sent))
    return Look(expected: expected, seen: expected == seen ? seen + " with another password" : seen)
  }

  private func sent(_ number: Int) throws(StepFailure) -> String {
    let exchange = try exchange(number)
    return "\(exchange.method) \(exchange.path) \(String(decoding: exchange.body, as: UTF8.self))"
  }

  private func timeout(of number: Int) throws(StepFailure) -> TimeInterval {
    // Over a real connection only the sender knows.
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
