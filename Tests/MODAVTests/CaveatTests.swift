import Catalog
import Examples
import Measures
import TestSupport
import Testing

@testable import MODAV

/// Tests of the card's caveats about code; further ones are in ``LoginTests``.
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

  @Test func `an orchestrator knows its adapters by protocols`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .login)
    #expect(code.types(of: "Adapter", namedBy: "Orchestrator") == ["NetworkAdapting", "StorageAdapting"])
  }

  @Test func `the checks are the orchestrator's, and the model is data`() async throws {
    let view = FakeLoginView()
    let network = FakeNetworkAdapter()
    let orchestrator = LoginOrchestrator(network: network, storage: FakeStorageAdapter())
    orchestrator.viewDelegate = view
    orchestrator.logIn(email: "ada", password: "lovelace")
    #expect(view.status == "Enter a valid email address.")
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

  @Test func `the view navigates`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .login)
    #expect(try code.value(.rolesPlaying(.navigation)) == 0)
    #expect(
      code.users(of: "Widgets", named: "NavigationController") == [
        "HomeViewController", "LoginViewController",
      ])
    #expect(code.roles(naming: "Widgets") == ["View"])
  }

  @Test func `a delegate hands over the next orchestrator, and no user`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .login)
    #expect(
      code.namings(from: "Delegate", to: "Orchestrator") == [
        "HomeViewDelegate.loggedOut(login:) mentions LoginOrchestrator",
        "LoginViewDelegate.loginSucceeded(home:) mentions HomeOrchestrator",
      ])
    #expect(try code.value(.valuesAsked(by: .view, of: .logic)) == 0)
    #expect(code.roles(naming: "Model") == ["Adapter", "Orchestrator"])
  }

  @Test func `Home needs no network`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .login)
    #expect(code.users(of: "Adapter", named: "NetworkAdapting") == ["LoginOrchestrator"])
    #expect(code.users(of: "Adapter", named: "StorageAdapting") == ["HomeOrchestrator", "LoginOrchestrator"])
  }

  @Test func `starting and cancelling have methods of their own`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .login)
    #expect(
      code.members(of: "LoginViewDelegate") == [
        "loginStarted(status:)", "loginCancelled(status:)", "loginFailed(status:clearsPassword:)",
        "loginSucceeded(home:)",
      ])
  }
}
