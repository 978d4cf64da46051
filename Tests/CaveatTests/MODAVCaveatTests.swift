import AnalysisTestSupport
import Catalog
import Examples
import MODAV
import Measures
import Testing

/// Shows in the code what the card's caveats describe.
struct MODAVCaveatTests {
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

  @Test(arguments: Example.shown(by: MODAVPattern()))
  func `Greeting has no adapter`(example: Example) async throws {
    let adapters = try await ThisCode.code(of: .modaV, in: example).types(of: "Adapter")
    #expect(adapters.isEmpty == !example.usesNetwork)
  }

  @Test func `an orchestrator knows its adapters by protocols`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .login)
    #expect(code.types(of: "Adapter", namedBy: "Orchestrator") == ["NetworkAdapting", "StorageAdapting"])
  }

  @Test func `the checks are the orchestrator's, and the model is data`() async throws {
    for example in [Example.greeting, .login] {
      let code = try await ThisCode.code(of: .modaV, in: example)
      #expect(code.methods(of: "Model") == [])
      #expect(code.types(of: "Model") == [])
    }
  }

  @Test(arguments: Example.shown(by: MODAVPattern()))
  func `only the list's view stores state, the titles of its rows`(example: Example) async throws {
    let state = try await ThisCode.code(of: .modaV, in: example).figure(for: .viewState).evidence
    let titles = "NoteListViewController.titles holds Swift.Array<Swift.String>"
    #expect(state.map(\.text) == (example == .notes ? [titles] : []))
  }

  @Test(arguments: [
    Example.login: ["HomeViewController", "LoginViewController"],
    .notes: ["NoteDetailViewController", "NoteListViewController"],
  ])
  func `the view navigates`(example: Example, views: [String]) async throws {
    let code = try await ThisCode.code(of: .modaV, in: example)
    #expect(try code.value(.rolesPlaying(.navigation)) == 0)
    #expect(code.users(of: "Widgets", named: "NavigationController") == views)
    #expect(code.roles(naming: "Widgets") == ["View"])
  }

  @Test func `an orchestrator makes the next one and hands it over`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .login)
    let both = ["HomeOrchestrator", "LoginOrchestrator"]
    #expect(Set(code.namings(from: "Orchestrator", to: "Orchestrator", .constructs)).count == both.count)
    #expect(
      code.namings(from: "Delegate", to: "Orchestrator") == [
        "HomeViewDelegate.loggedOut(login:) mentions LoginOrchestrator",
        "LoginViewDelegate.loginSucceeded(home:) mentions HomeOrchestrator",
      ])
    #expect(try code.value(.valuesAsked(by: .view, of: .logic)) == 0)
    #expect(code.roles(naming: "Model") == ["Adapter", "Orchestrator"])
    #expect(code.users(of: "Adapter", named: "NetworkAdapting") == both)
    #expect(code.users(of: "Adapter", named: "StorageAdapting") == both)
    let calls = code.namings(from: "Orchestrator", to: "Adapter", .calls)
    #expect(!calls.contains { $0.hasPrefix("Home") && $0.contains("NetworkAdapting") })
  }

  @Test func `the model tells the orchestrators, and an orchestrator has one view`() async throws {
    let code = try await ThisCode.code(of: .modaV, in: .notes)
    #expect(
      code.namings(from: "Orchestrator", to: "Model", .conforms) == [
        "BannerOrchestrator conforms NotesObserver", "NoteDetailOrchestrator conforms NotesObserver",
        "NoteListOrchestrator conforms NotesObserver",
      ])
    #expect(code.namings(from: "Model", to: "Orchestrator") == [])
    #expect(
      code.namings(from: "Delegate", to: "Orchestrator").filter { $0.contains("Banner") } == [
        "NoteDetailViewDelegate.detailReady(banner:) mentions BannerOrchestrator",
        "NoteListViewDelegate.listReady(banner:) mentions BannerOrchestrator",
      ])
    #expect(
      code.optionals(of: "Orchestrator").filter { $0.hasSuffix("Delegate") }
        == code.types(of: "Orchestrator").filter { $0.hasSuffix("Orchestrator") }.map { "\($0).viewDelegate" }
    )
    #expect(code.roles(naming: "Model") == ["Adapter", "Orchestrator"])
  }

  @Test func `the list sends the deletes`() async throws {
    let calls = try await ThisCode.code(of: .modaV, in: .notes)
      .namings(from: "Orchestrator", to: "Adapter", .calls)
    #expect(
      calls == [
        "NoteDetailOrchestrator.load() calls NotesNetworkAdapting.note(withID:)",
        "NoteEditorOrchestrator.save(_:) calls NotesNetworkAdapting.save(_:)",
        "NoteListOrchestrator.load() calls NotesNetworkAdapting.notes()",
        "NoteListOrchestrator.send(_:) calls NotesNetworkAdapting.delete(_:)",
      ])
  }

  @Test(arguments: [
    Example.login: [],
    .notes: [
      "BannerOrchestrator.delegate mentions BannerDelegate",
      "NoteDetailOrchestrator.delegate mentions NoteDetailDelegate",
      "NoteEditorOrchestrator.delegate mentions NoteEditorDelegate",
    ],
  ])
  func `an orchestrator may know another`(example: Example, namings: [String]) async throws {
    let code = try await ThisCode.code(of: .modaV, in: example)
    let known = code.namings(from: "Orchestrator", to: "Orchestrator", .mentions)
    #expect(known.filter { !$0.contains("(") } == namings)
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
