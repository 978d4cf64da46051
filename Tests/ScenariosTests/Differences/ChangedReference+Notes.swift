import Examples
import Foundation
import TerminalKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NotesEnvironment {
  /// The same environment with another transport.
  @MainActor
  fileprivate func with(_ transport: any HTTPTransport) -> NotesEnvironment {
    NotesEnvironment(
      transport: transport, server: server, timeout: timeout, makeKey: makeKey, openID: openID)
  }
}

nonisolated extension ChangedReference {
  static let opensNoNote = ChangedReference(
    "opens no note", window: { window in (window.widget("notes") as? TableView)?.delegate = nil })

  static let hasNoListBeneath = ChangedReference(
    "has no list beneath a note",
    window: { window in
      guard let navigation = window.rootViewController as? NavigationController else { return }
      navigation.setViewControllers(Array(navigation.viewControllers.suffix(1)))
    })

  static let sendsNoRevision = ChangedReference(
    "sends no revision",
    notes: { old in
      old.with(
        ChangingTransport(
          old.transport,
          request: { request in
            var changed = request
            changed.setValue(nil, forHTTPHeaderField: NotesWire.revisionHeader)
            return changed
          }))
    })

  static let shoutsATitle = ChangedReference(
    "shouts a title",
    notes: { old in
      old.with(
        ChangingTransport(
          old.transport,
          response: { response in
            let body = String(decoding: response.body, as: UTF8.self)
            return HTTPResponse(
              status: response.status, body: Data(body.replacing("Shopping", with: "SHOPPING").utf8))
          }))
    })

  static let tellsOfTheFilter = ChangedReference(
    "tells of the filter",
    window: { window in
      window.after(.editingChanged, of: "filter") { [weak window] in
        (window?.widget("status") as? Label)?.text = "Filtered."
      }
    })

  static let forgetsTheSelectionAtRefresh = refreshing("forgets the selection at Refresh") { table in
    let source = table.dataSource
    table.dataSource = nil
    table.reloadData()
    table.dataSource = source
    table.reloadData()
  }

  static let leavesTheRowsEnabled = refreshing("leaves the rows enabled") { $0.allowsSelection = true }

  /// A pattern that changes its table after a tap on Refresh.
  private static func refreshing(
    _ id: String, _ change: @escaping @MainActor @Sendable (TableView) -> Void
  ) -> ChangedReference {
    ChangedReference(
      id,
      window: { window in
        window.after(.touchUpInside, of: "refresh") { [weak window] in
          if let table = window?.widget("notes") as? TableView { change(table) }
        }
      })
  }
}
