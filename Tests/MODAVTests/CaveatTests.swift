import Catalog
import Examples
import Measures
import TestSupport
import Testing

@testable import MODAV

/// What the card's caveats say of the code; ``LoginTests`` shows that a failure comes as a message.
struct CaveatTests {
  @Test(arguments: Example.shown(by: MODAVPattern()))
  func `the view knows its orchestrator by its type`(example: Example) async throws {
    let code = try await ThisCode.code(of: .modaV, in: example)
    #expect(try code.references(from: "View", to: "Orchestrator", .concrete) > 0)
    #expect(try code.references(from: "View", to: "Orchestrator", .protocol) == 0)
  }

  @Test func `there is one adapter for the network and one for storage`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .login)
    #expect(
      code.types(of: "Adapter") == ["NetworkAdapting", "NetworkAdapter", "StorageAdapting", "StorageAdapter"])
    #expect(code.users(of: "Network") == ["NetworkAdapter"])
    #expect(code.users(of: "Storage") == ["StorageAdapter"])
  }

  @Test func `only Login has adapters`() async throws {
    #expect(try await ThisCode.code(of: .modaV, in: .greeting).types(of: "Adapter") == [])
    #expect(try await ThisCode.code(of: .modaV, in: .login).types(of: "Adapter") != [])
  }

  @Test func `the checks are the orchestrator's, and the model is data`() async throws {
    let delegate = FakeLoginDelegate()
    let network = FakeNetworkAdapter()
    let orchestrator = LoginOrchestrator(network: network, storage: FakeStorageAdapter())
    orchestrator.delegate = delegate
    orchestrator.logIn(email: "ada", password: "lovelace")
    #expect(delegate.status == "Enter a valid email address.")
    #expect(network.credentials == [])

    for example in Example.shown(by: MODAVPattern()) {
      let code = try await ThisCode.code(of: .modaV, in: example)
      #expect(code.methods(of: "Model") == [])
      #expect(code.types(of: "Model") == [])
    }
  }

  @Test(arguments: Example.shown(by: MODAVPattern()))
  func `a view stores nothing but widgets and its orchestrator`(example: Example) async throws {
    #expect(try await ThisCode.code(of: .modaV, in: example).value(.viewState) == 0)
  }

  @Test func `the view moves on itself`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .login)
    #expect(try code.value(.rolesPlaying(.navigation)) == 0)
    #expect(
      code.users(of: "Widgets", named: "NavigationController") == [
        "HomeViewController", "LoginViewController",
      ])
    #expect(code.roles(naming: "Widgets") == ["View"])
  }

  @Test func `the busiest type knows one kind of outside thing, as in MVC`() async throws {
    for example in Example.shown(by: MODAVPattern()) {
      let (own, other) = (
        try await ThisCode.code(of: .modaV, in: example), try await ThisCode.code(of: .mvc, in: example)
      )
      for code in [own, other] {
        let kinds = code.types.map { type in
          Set(code.links.filter { $0.from == type }.compactMap(\.to.surrounding)).subtracting([.shared]).count
        }
        #expect(kinds.max() == 1)
      }
      #expect(try own.value(.widgetBoundShare) < other.value(.widgetBoundShare))
    }
  }

  @Test(arguments: Example.shown(by: MODAVPattern()))
  func `MVP's view and presenter name no concrete type of each other`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvp, in: example)
    #expect(try code.references(from: "View", to: "Presenter", .concrete) == 0)
    #expect(try code.references(from: "Presenter", to: "View", .concrete) == 0)
  }

  @Test func `a view asks its orchestrator for the next one and for nothing else`() async throws {
    let measure = Measure.valuesAsked(by: .view, of: .logic)
    #expect(try await ThisCode.code(of: .modaV, in: .greeting).value(measure) == 0)
    #expect(
      try await ThisCode.code(of: .modaV, in: .login).figure(for: measure).evidence.map(\.text) == [
        "LoginViewController calls LoginOrchestrator.home(for:isRemembered:)",
        "HomeViewController calls HomeOrchestrator.login()",
      ])
  }

  @Test func `of the model a delegate names only the user`() async throws {
    #expect(
      try await ThisCode.code(of: .modaV, in: .login).namings(from: "Delegate", to: "Model") == [
        "LoginDelegate.loginSucceeded(user:isRemembered:) mentions User"
      ])
    #expect(try await ThisCode.code(of: .modaV, in: .greeting).namings(from: "Delegate", to: "Model") == [])
  }
}
