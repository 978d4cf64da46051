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
  /// What can be seen of the program now.
  var snapshot: Snapshot {
    Snapshot(
      isOpen: window != nil, title: window?.visibleViewController?.title,
      widgets: (window?.widgets ?? []).map(state),
      requests: (world.service?.exchanges ?? []).map {
        Snapshot.Request(
          method: $0.method, path: $0.path, body: $0.body, timeout: $0.timeout, wasCancelled: $0.wasCancelled)
      },
      session: world.disk?.stored, isSessionSetAside: world.disk?.hasSetAside == true)
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
