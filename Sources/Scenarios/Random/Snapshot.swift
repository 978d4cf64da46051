import AccountService
import Examples
import Foundation
import TerminalKit

/// All that can be seen of a program from outside, at one moment: its window, what it has sent, what it has stored.
struct Snapshot: Equatable {
  /// A widget as the user sees it, and with the password that the user does not.
  struct Widget: Equatable {
    let identifier: String?
    let text: String
    let isOn: Bool
  }

  /// A request as the server has it.
  struct Request: Equatable {
    let method: String
    let path: String
    let body: Data
    let timeout: TimeInterval?
    let wasCancelled: Bool
  }

  let isOpen: Bool
  let title: String?
  let widgets: [Widget]
  let requests: [Request]
  let session: Data?
  let isSessionSetAside: Bool
}

extension AppDriver {
  /// What can be seen of the program now; by loops, because it is taken after each step of each session.
  var snapshot: Snapshot {
    var widgets: [Snapshot.Widget] = []
    for widget in window?.widgets ?? [] { widgets.append(state(of: widget)) }
    var requests: [Snapshot.Request] = []
    for exchange in world.service?.exchanges ?? [] {
      requests.append(
        Snapshot.Request(
          method: exchange.method, path: exchange.path, body: exchange.body, timeout: exchange.timeout,
          wasCancelled: exchange.wasCancelled))
    }
    // Only who logs in is given a disk.
    let disk = example == .login ? world.disk : nil
    return Snapshot(
      isOpen: window != nil, title: window?.visibleViewController?.title, widgets: widgets,
      requests: requests, session: disk?.stored, isSessionSetAside: disk?.hasSetAside == true)
  }

  private func state(of widget: View) -> Snapshot.Widget {
    let (text, isOn): (String, Bool) =
      switch widget {
      case let label as Label: (label.text, true)
      case let button as Button: (button.title, button.isEnabled)
      case let field as TextField: (field.text, field.isEnabled)
      case let indicator as ActivityIndicator: ("", indicator.isAnimating)
      default: ("", true)
      }
    return Snapshot.Widget(identifier: widget.accessibilityIdentifier, text: text, isOn: isOn)
  }
}
