import AccountService
import Examples
import Foundation
import Driver
import TerminalKit

/// The observable state of a program: its window, the requests it has sent, and its stored files.
///
/// For speed it refers to the widgets instead of copying their state, so compare it before the next step.
@MainActor
struct Snapshot {
  private let isOpen: Bool
  private let canGoBack: Bool
  private let title: String?
  private let widgets: [View]
  private let exchanges: [Exchange]
  private let session: Data?
  private let setAside: Data?

  /// Takes a snapshot of a program.
  init(of driver: AppDriver) {
    let screen = driver.window?.visibleViewController
    isOpen = driver.window != nil
    canGoBack = driver.window?.canGoBack == true
    title = screen?.title
    widgets = screen?.view.widgets ?? []
    exchanges = driver.world.service?.exchanges ?? []
    let disk = !driver.example.files.isEmpty && driver.world.disk?.isUsed == true ? driver.world.disk : nil
    (session, setAside) = (disk?.stored, disk?.setAside)
  }

  /// The name of the first part that differs from another snapshot; nil if none does.
  func difference(from other: Snapshot) -> String? {
    if isOpen != other.isOpen || title != other.title || canGoBack != other.canGoBack
      || !showsWidgets(as: other)
    {
      return "the window"
    }
    if !hasSent(as: other) { return "the requests" }
    return session == other.session && setAside == other.setAside ? nil : "the stored files"
  }

  private func showsWidgets(as other: Snapshot) -> Bool {
    widgets.elementsEqual(other.widgets) { one, other in
      one.accessibilityIdentifier == other.accessibilityIdentifier && state(of: one) == state(of: other)
        && rows(of: one, equalThoseOf: other)
    }
  }

  private func rows(of one: View, equalThoseOf other: View) -> Bool {
    guard let one = one as? TableView, let other = other as? TableView else { return true }
    let count = one.numberOfRows(inSection: 0)
    return count == other.numberOfRows(inSection: 0)
      && one.indexPathForSelectedRow == other.indexPathForSelectedRow
      && (0..<count).lazy.map { IndexPath(row: $0, section: 0) }
        .allSatisfy { one.text(ofRowAt: $0) == other.text(ofRowAt: $0) }
  }

  /// The visible state of a widget, and the hidden text of a secure field.
  private func state(of widget: View) -> (text: String, isOn: Bool) {
    switch widget {
    case let label as Label: (label.text, true)
    case let button as Button: (button.title, button.isEnabled)
    case let field as TextField: (field.text, field.isEnabled)
    case let indicator as ActivityIndicator: ("", indicator.isAnimating)
    case let table as TableView: ("", table.allowsSelection)
    default: ("", true)
    }
  }

  private func hasSent(as other: Snapshot) -> Bool {
    exchanges.elementsEqual(other.exchanges) { one, other in
      one.request == other.request && one.timeout == other.timeout && one.wasCancelled == other.wasCancelled
    }
  }
}
