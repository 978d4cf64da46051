import Examples
import Foundation
import MVC
import TerminalKit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// MVC with one difference, which comes from what surrounds it: its environment or the widgets of its window.
struct ChangedPattern: GreetingPattern, LoginPattern, CustomTestStringConvertible {
  /// What the difference is.
  nonisolated let id: String
  nonisolated var testDescription: String { id }
  private let login: @MainActor @Sendable (LoginEnvironment) -> LoginEnvironment
  private let window: @MainActor @Sendable (Window) -> Void

  private nonisolated init(
    _ id: String, login: @escaping @MainActor @Sendable (LoginEnvironment) -> LoginEnvironment = { $0 },
    window: @escaping @MainActor @Sendable (Window) -> Void = { _ in }
  ) {
    self.id = id
    self.login = login
    self.window = window
  }

  func showGreeting(for person: Person, in window: Window) {
    MVCPattern().showGreeting(for: person, in: window)
    self.window(window)
  }

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    MVCPattern().showLogin(with: login(environment), in: window)
    self.window(window)
  }

  // MARK: Differences

  nonisolated static let greetsAtStart = ChangedPattern(
    "greets at the start", window: { ($0.widget("greeting") as? Label)?.text = "Hello" })

  nonisolated static let greetsLouderEachTime = ChangedPattern(
    "greets louder each time",
    window: { window in
      var marks = ""
      (window.widget("showGreeting") as? Control)?.addTarget(
        window,
        action: { window in
          {
            (window.widget("greeting") as? Label)?.text += marks
            marks += "!"
          }
        }, for: .touchUpInside)
    })

  nonisolated static let sendsPut = ChangedPattern(
    "sends PUT",
    login: { environment in
      environment.with(transport: ChangedTransport(environment.transport) { $0.httpMethod = "PUT" })
    })

  nonisolated static let cancelsNoRequest = ChangedPattern(
    "cancels no request",
    login: { environment in
      environment.with(transport: ChangedTransport(environment.transport, isCancellable: false) { _ in })
    })

  nonisolated static let storesAFurtherByte = ChangedPattern(
    "stores a further byte",
    login: { environment in
      guard let file = environment.store as? PrivateFile else { return environment }
      return environment.with(store: ChangedStore(file: file))
    })
}

extension LoginEnvironment {
  /// The same environment with another transport or store.
  @MainActor
  fileprivate func with(
    transport: (any HTTPTransport)? = nil, store: (any DataStore)? = nil
  ) -> LoginEnvironment {
    LoginEnvironment(
      transport: transport ?? self.transport, server: server, timeout: timeout, store: store ?? self.store)
  }
}

/// A transport that changes what another one sends, or goes on with a request whose task is cancelled.
@MainActor
private final class ChangedTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let isCancellable: Bool
  private let change: (inout URLRequest) -> Void

  init(
    _ base: any HTTPTransport, isCancellable: Bool = true, _ change: @escaping (inout URLRequest) -> Void
  ) {
    self.base = base
    self.isCancellable = isCancellable
    self.change = change
  }

  func send(_ request: URLRequest) async throws -> HTTPResponse {
    var request = request
    change(&request)
    if isCancellable { return try await base.send(request) }
    let changed = request
    return try await Task { try await base.send(changed) }.value
  }
}

/// A store that adds a byte to what it writes.
private struct ChangedStore: DataStore {
  let file: PrivateFile

  func read() throws -> Data? { try file.read() }
  func write(_ data: Data) throws { try file.write(data + Data(" ".utf8)) }
  func delete() -> Bool { file.delete() }
  func setAside() { file.setAside() }
}
