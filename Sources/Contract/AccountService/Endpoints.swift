import Examples
import Foundation

/// The endpoints of all examples, each with its own state.
public struct Endpoints: Sendable {
  private var all: [any Endpoint]

  /// Creates the endpoints; `now` is the server's clock.
  public init(accounts: [Account] = Account.demo, now: @escaping @Sendable () -> Date = { Date() }) {
    all = [LoginEndpoint(accounts: accounts), NotesEndpoint(now: now)]
  }

  /// The methods that a path allows; empty if no endpoint has it.
  public func methods(for path: String) -> [String] {
    index(for: path).map { all[$0].methods(for: path) } ?? []
  }

  /// Whether the path, the method, the headers and the body of a request are valid.
  public func accepts(_ request: ServiceRequest) -> Bool {
    methods(for: request.path).contains(request.method)
      && index(for: request.path).map { all[$0].accepts(request) } == true
  }

  /// The endpoint's answer to a request; 404 for another path, 405 for another method.
  public mutating func answer(_ request: ServiceRequest) -> HTTPResponse {
    guard let index = index(for: request.path) else { return HTTPResponse(status: 404) }
    guard all[index].methods(for: request.path).contains(request.method) else {
      return HTTPResponse(status: 405)
    }
    return all[index].answer(request)
  }

  /// Changes the state of the endpoint of a type.
  public mutating func update<One: Endpoint>(_ type: One.Type, _ change: (inout One) -> Void) {
    for index in all.indices {
      guard var endpoint = all[index] as? One else { continue }
      change(&endpoint)
      all[index] = endpoint
    }
  }

  /// Whether a fault of the embedded service does not apply to a request.
  func isSpared(_ request: ServiceRequest) -> Bool {
    all.contains { $0.isSpared(request) }
  }

  private func index(for path: String) -> Int? {
    all.firstIndex { !$0.methods(for: path).isEmpty }
  }
}
