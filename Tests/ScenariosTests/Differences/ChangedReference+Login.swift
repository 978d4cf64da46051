import Examples
import Foundation
import TerminalKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension LoginEnvironment {
  /// The same environment with another transport.
  @MainActor
  fileprivate func with(_ transport: any HTTPTransport) -> LoginEnvironment {
    LoginEnvironment(transport: transport, server: server, timeout: timeout, store: store)
  }

  /// The same environment with another store; unchanged if its store is no file.
  fileprivate func storing(
    writes: @escaping @Sendable (PrivateFile, Data) throws -> Void = { try $0.write($1) },
    setsAside: @escaping @Sendable (PrivateFile) -> Void = { $0.setAside() }
  ) -> LoginEnvironment {
    guard let file = store as? PrivateFile else { return self }
    return LoginEnvironment(
      transport: transport, server: server, timeout: timeout,
      store: ChangingStore(file: file, writes: writes, setsAside: setsAside))
  }
}

/// Differences in the requests.
nonisolated extension ChangedReference {
  static let takesA401ForA429 = responding("takes a 401 for a 429") { old in
    old.status == 401 ? HTTPResponse(status: 429, body: old.body) : old
  }
  static let sendsTheEmailInLowerCase = requesting("sends the email in lower case") { request in
    request.httpBody = request.httpBody.map { Data(String(decoding: $0, as: UTF8.self).lowercased().utf8) }
  }
  static let sendsPut = requesting("sends PUT") { $0.httpMethod = "PUT" }
  static let requestsAnotherPath = requesting("requests another path") { $0.url?.append(path: "x") }
  static let waitsADay = requesting("waits a day") { $0.timeoutInterval = 86_400 }

  static let cancelsNoRequest = ChangedReference(
    "cancels no request", login: { old, _ in old.with(UncancellableTransport(old.transport)) })

  static let tellsOfALateAnswer = ChangedReference(
    "tells of a late answer",
    login: { old, window in
      old.with(
        ChangingTransport(
          old.transport, whenLate: { [weak window] in (window?.widget("status") as? Label)?.text = "Late." }))
    })

  static let sendsPutAfterCancel = ChangedReference(
    "sends PUT after Cancel",
    login: { old, _ in
      var isLate = false
      return old.with(
        ChangingTransport(
          old.transport,
          request: { request in
            var changed = request
            if isLate { changed.httpMethod = "PUT" }
            return changed
          }, whenLate: { isLate = true }))
    })

  static let sendsAtEachTap = ChangedReference(
    "sends at each of two quick taps",
    login: { old, window in
      // After the reference has shown its screen.
      Task { [weak window] in if let window { sendsAgain(with: old, in: window) } }
      return old
    })

  @MainActor
  private static func sendsAgain(with environment: LoginEnvironment, in window: Window) {
    var hasTapped = false
    window.after(.touchUpInside, of: "logIn") { [weak window] in
      guard let button = window?.widget("logIn") as? Button else { return }
      if hasTapped {
        let request = URLRequest(url: environment.server)
        Task { _ = try? await environment.transport.send(request) }
      } else if !button.isEnabled {
        hasTapped = true
        button.isEnabled = true
        Task {
          hasTapped = false
          button.isEnabled = (window?.widget("progress") as? ActivityIndicator)?.isAnimating != true
        }
      }
    }
  }

  private static func requesting(
    _ id: String, _ change: @escaping @MainActor @Sendable (inout URLRequest) -> Void
  ) -> ChangedReference {
    ChangedReference(
      id,
      login: { old, _ in
        old.with(
          ChangingTransport(
            old.transport,
            request: { request in
              var changed = request
              change(&changed)
              return changed
            }))
      })
  }

  private static func responding(
    _ id: String, _ response: @escaping @MainActor @Sendable (HTTPResponse) -> HTTPResponse
  ) -> ChangedReference {
    ChangedReference(
      id, login: { old, _ in old.with(ChangingTransport(old.transport, response: response)) })
  }
}

/// Differences in the stored session.
nonisolated extension ChangedReference {
  static let storesNothing = ChangedReference(
    "stores nothing", login: { old, _ in old.storing(writes: { _, _ in }) })
  static let storesAFurtherByte = ChangedReference(
    "stores a further byte", login: { old, _ in old.storing(writes: { try $0.write($1 + Data(" ".utf8)) }) })
  static let deletesACorruptFile = ChangedReference(
    "deletes a corrupt file", login: { old, _ in old.storing(setsAside: { $0.delete() }) })
  static let hidesThatStoringFailed = ChangedReference(
    "hides that storing failed", login: { old, _ in old.storing(writes: { try? $0.write($1) }) })
  static let storesForAllToRead = ChangedReference(
    "stores for all to read",
    login: { old, _ in
      old.storing(writes: { file, data in
        try file.write(data)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.url.path)
      })
    })
}

/// Differences in the window.
nonisolated extension ChangedReference {
  static let leavesLogInEnabled = tapping("leaves Log in enabled") { window in
    (window.widget("logIn") as? Button)?.isEnabled = true
  }
  static let leavesTheEmailEnabled = tapping("leaves the email enabled") { window in
    (window.widget("email") as? TextField)?.isEnabled = true
  }
  static let startsNoIndicator = tapping("starts no indicator") { window in
    (window.widget("progress") as? ActivityIndicator)?.stopAnimating()
  }
  static let hasAnotherStatus = tapping("has another status") { window in
    (window.widget("status") as? Label)?.text += "!"
  }
  static let hasAnotherTitle = ChangedReference(
    "has another title",
    window: { window in
      let first = window.visibleViewController
      if first?.title == LoginScreen.title { first?.title = "LOG IN" }
    })
  static let hasAnotherTitleOnHome = ChangedReference(
    "has another title on Home",
    window: { window in _ = ReactingNavigation(in: window) { _, home in home.title = "HOME" } })
  static let hasAScreenBeneathHome = ChangedReference(
    "has a screen beneath Home",
    window: { window in
      _ = ReactingNavigation(in: window) { $0.setViewControllers([ViewController(), $1]) }
    })

  /// A pattern that changes its window after a tap on Log in.
  private static func tapping(
    _ id: String, _ change: @escaping @MainActor @Sendable (Window) -> Void
  ) -> ChangedReference {
    ChangedReference(
      id,
      window: { window in
        window.after(.touchUpInside, of: "logIn") { [weak window] in
          if let window { change(window) }
        }
      })
  }
}
