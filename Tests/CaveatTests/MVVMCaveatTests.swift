import AnalysisTestSupport
import Examples
import MVVM
import Testing

/// Shows in the code what the card's caveats describe.
struct MVVMCaveatTests {
  @Test(arguments: Example.shown(by: MVVMPattern()))
  func `the view binds through Observation, behind a protocol`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvvm, in: example)
    #expect(try code.references(from: "View", to: "ViewModel", .protocol) > 0)
    #expect(try code.references(from: "View", to: "ViewModel", .concrete) == 0)
    #expect(try code.value(.boundShare) == 100)
    // All other closures are completions of a call, and no property stores one.
    let others = code.closures.map(\.text).filter { !$0.contains("completion:") }
    let outputs = [
      "BannerViewModel.init(model:output:)", "BannerViewModel.output",
      "NoteDetailViewModel.init(model:noteID:banner:output:)", "NoteDetailViewModel.output",
      "NoteEditorViewModel.init(model:note:output:)", "NoteEditorViewModel.output",
    ]
    #expect(others.sorted() == (example == .notes ? outputs : []))
  }

  @Test func `state flows by binding, input by calls and assignments`() async throws {
    let code = try await ThisCode.code(of: .mvvm, in: .login)
    let read = code.namings(from: "View", to: "ViewModel", .reads)
    #expect(read.count == 6)
    for place in read { #expect(place.contains(".updateProperties() reads "), "\(place)") }
    #expect(
      code.namings(from: "View", to: "ViewModel", .writes) == [
        "LoginViewController.didEditEmail() writes LoginViewModeling.email",
        "LoginViewController.didEditPassword() writes LoginViewModeling.password",
      ])
  }

  @Test func `outside updates, a view reads only its banner's view model`() async throws {
    let code = try await ThisCode.code(of: .mvvm, in: .notes)
    let read = code.namings(from: "View", to: "ViewModel", .reads)
    #expect(
      read.filter { !$0.contains(".updateProperties() reads ") } == [
        "NoteDetailViewController.addBanner() reads NoteDetailViewModeling.banner",
        "NoteListViewController.addBanner() reads NoteListViewModeling.banner",
      ])
  }

  @Test func `what the list tells belongs to its view model`() async throws {
    let code = try await ThisCode.code(of: .mvvm, in: .notes)
    #expect(code.members(of: "NoteListViewModel", .property).contains("notice"))
    #expect(!code.members(of: "NotesModel", .property).contains("notice"))
    #expect(code.members(of: "NotesObserver") == ["didFailToDelete(_:because:)"])
  }

  @Test func `a tap goes to the view, which passes it on`() async throws {
    let greeting = try await ThisCode.code(of: .mvvm, in: .greeting)
    let login = try await ThisCode.code(of: .mvvm, in: .login)
    #expect(
      [greeting, login].flatMap { $0.namings(from: "View", to: "ViewModel", .calls) } == [
        "GreetingViewController.didTapShowGreeting() calls GreetingViewModeling.showGreeting()",
        "HomeViewController.didTapLogOut() calls HomeViewModeling.logOut()",
        "LoginViewController.didTapCancel() calls LoginViewModeling.cancel()",
        "LoginViewController.didTapLogIn() calls LoginViewModeling.logIn(completion:)",
      ])
  }

  @Test func `network and storage are the model's`() async throws {
    let code = try await ThisCode.code(of: .mvvm, in: .login)
    #expect(code.roles(naming: "Network") == ["Model"])
    #expect(code.roles(naming: "Storage") == ["Model"])
    #expect(try await ThisCode.code(of: .mvvm, in: .notes).roles(naming: "Network") == ["Model"])
  }

  @Test(arguments: Example.shown(by: MVVMPattern()))
  func `a view takes its view model in its initialiser, and nothing is found by a name`(
    example: Example
  ) async throws {
    let code = try await ThisCode.code(of: .mvvm, in: example)
    for view in code.types(of: "View") {
      #expect(code.members(of: view, .initializer) == ["init(viewModel:)"])
    }
    #expect(code.optionals(of: "View") == [])
    #expect(try code.value(.lookups) == 0)
  }

  @Test func `the model is known by its type, its edge by protocols`() async throws {
    let code = try await ThisCode.code(of: .mvvm, in: .login)
    #expect(code.types(of: "Model", namedBy: "ViewModel").contains("LoginModel"))
    #expect(try code.references(from: "ViewModel", to: "Model", .protocol) == 0)
    #expect(code.seams(of: "Model") == ["LoginClient takes HTTPTransport", "SessionStore takes DataStore"])
  }

  @Test func `the composition root chooses the first screen`() async throws {
    let references = try await ThisCode.graph(of: [.mvvm]).edges.flatMap(\.references)
    let calls = references.filter { $0.toMember == "storedUser()" }
    #expect(Set(calls.map(\.place.file)) == ["Sources/Patterns/MVVM/MVVMPattern.swift"])
  }
}
