import AnalysisTestSupport
import Examples
import MVC
import Testing

/// Shows in the code what the card's caveats describe.
struct MVCCaveatTests {
  @Test(arguments: Example.shown(by: MVCPattern())) func `view and controller are one role`(example: Example)
    async throws
  {
    let code = try await ThisCode.code(of: .mvc, in: example)
    #expect(code.roles.map(\.name) == ["Model", "ViewController"])
    #expect(code.roles(naming: "Widgets") == ["ViewController"])
    #expect(code.types(of: "ViewController", namedBy: "Model") == [])
  }

  @Test func `checks, request and storage are the model's`() async throws {
    let code = try await ThisCode.code(of: .mvc, in: .login)
    #expect(code.roles(naming: "Network") == ["Model"])
    #expect(code.roles(naming: "Storage") == ["Model"])
    #expect(try await ThisCode.code(of: .mvc, in: .notes).roles(naming: "Network") == ["Model"])
  }

  @Test func `a controller takes what it needs in its initialiser`() async throws {
    let greeting = try await ThisCode.code(of: .mvc, in: .greeting)
    #expect(greeting.members(of: "GreetingViewController", .initializer) == ["init(person:)"])
    let login = try await ThisCode.code(of: .mvc, in: .login)
    #expect(login.members(of: "LoginViewController", .initializer) == ["init(model:)"])
    #expect(login.members(of: "HomeViewController", .initializer) == ["init(user:isRemembered:model:)"])
    #expect(greeting.optionals(of: "ViewController") == [])
    #expect(login.optionals(of: "ViewController") == ["LoginViewController.loginTask"])
    let notes = try await ThisCode.code(of: .mvc, in: .notes)
    #expect(
      notes.optionals(of: "ViewController") == [
        "NoteListViewController.notice", "NoteListViewController.loadTask",
        "NoteDetailViewController.delegate", "NoteDetailViewController.loadTask",
        "NoteEditorViewController.delegate", "NoteEditorViewController.note",
        "NoteEditorViewController.lastChange", "NoteEditorViewController.saveTask",
        "BannerViewController.delegate",
      ])
  }

  @Test(arguments: Example.shown(by: MVCPattern())) func `nothing is found by a name`(example: Example)
    async throws
  {
    #expect(try await ThisCode.code(of: .mvc, in: example).value(.lookups) == 0)
  }

  @Test func `the model is known by its type, its edge by protocols`() async throws {
    let code = try await ThisCode.code(of: .mvc, in: .login)
    #expect(code.types(of: "Model", namedBy: "ViewController").contains("LoginModel"))
    #expect(try code.references(from: "ViewController", to: "Model", .protocol) == 0)
    #expect(code.seams(of: "Model") == ["LoginClient takes HTTPTransport", "SessionStore takes DataStore"])
  }

  @Test func `only the model of Notes has observers`() async throws {
    let login = try await ThisCode.code(of: .mvc, in: .login)
    #expect(login.members(of: "LoginModel", .property) == ["client", "store"])
    let notes = try await ThisCode.code(of: .mvc, in: .notes)
    #expect(notes.types(of: "Model", namedBy: "ViewController").contains("NotesObserver"))
    for code in [login, notes] { #expect(code.types(of: "ViewController", namedBy: "Model") == []) }
  }

  @Test func `what the list tells belongs to its controller`() async throws {
    let code = try await ThisCode.code(of: .mvc, in: .notes)
    #expect(code.members(of: "NoteListViewController", .property).contains("notice"))
    #expect(!code.members(of: "NotesModel", .property).contains("notice"))
    #expect(
      code.members(of: "NoteDetailDelegate") == [
        "noteDetail(_:didDelete:)", "noteDetail(_:didFailToRead:because:)", "noteDetailDidTapRetry(_:)",
      ])
    #expect(code.members(of: "NotesObserver").contains("didFailToDelete(_:because:)"))
  }

  @Test func `the composition root chooses the first screen`() async throws {
    let references = try await ThisCode.graph(of: [.mvc]).edges.flatMap(\.references)
    let calls = references.filter { $0.toMember == "storedUser()" }
    #expect(Set(calls.map(\.place.file)) == ["Sources/Patterns/MVC/MVCPattern.swift"])
  }
}
