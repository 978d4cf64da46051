import AnalysisTestSupport
import Examples
import MVP
import Testing

/// Shows in the code what the card's caveats describe.
struct MVPCaveatTests {
  @Test func `a view takes its presenter in its initialiser`() async throws {
    for (example, views) in [
      (Example.greeting, ["Greeting"]), (.login, ["Login", "Home"]),
      (.notes, ["NoteList", "NoteDetail", "NoteEditor", "Banner"]),
    ] {
      let code = try await ThisCode.code(of: .mvp, in: example)
      for view in views {
        #expect(code.members(of: "\(view)ViewController", .initializer) == ["init(presenter:)"])
      }
      #expect(code.optionals(of: "View") == [])
    }
  }

  @Test func `a presenter's protocol has its view and events, and no initialiser`() async throws {
    let greeting = try await ThisCode.code(of: .mvp, in: .greeting)
    #expect(greeting.members(of: "GreetingPresenting") == ["view", "showGreeting()"])
    let login = try await ThisCode.code(of: .mvp, in: .login)
    #expect(login.members(of: "LoginPresenting") == ["view", "logIn(email:password:)", "cancel()"])
    #expect(login.members(of: "HomePresenting") == ["view", "viewIsReady()", "logOut()"])
    let notes = try await ThisCode.code(of: .mvp, in: .notes)
    #expect(
      notes.members(of: "NoteEditorPresenting") == [
        "view", "viewIsReady()", "save(title:body:)", "cancel(title:body:)", "discard()",
      ])
    for screen in ["NoteList", "NoteDetail", "NoteEditor", "Banner"] {
      #expect(notes.members(of: "\(screen)Presenting").starts(with: ["view", "viewIsReady()"]))
      #expect(notes.members(of: "\(screen)Presenting", .initializer) == [])
    }
  }

  @Test func `network and storage are the model's`() async throws {
    let code = try await ThisCode.code(of: .mvp, in: .login)
    #expect(code.roles(naming: "Network") == ["Model"])
    #expect(code.roles(naming: "Storage") == ["Model"])
    #expect(try await ThisCode.code(of: .mvp, in: .notes).roles(naming: "Network") == ["Model"])
  }

  @Test func `only the model of Notes has observers`() async throws {
    let login = try await ThisCode.code(of: .mvp, in: .login)
    #expect(login.members(of: "LoginModel", .property) == ["client", "store"])
    let notes = try await ThisCode.code(of: .mvp, in: .notes)
    #expect(notes.types(of: "Model", namedBy: "Presenter").contains("NotesObserver"))
    for code in [login, notes] { #expect(code.types(of: "Presenter", namedBy: "Model") == []) }
  }

  @Test func `a result goes from presenter to presenter`() async throws {
    let code = try await ThisCode.code(of: .mvp, in: .notes)
    #expect(code.members(of: "NoteEditorDelegate") == ["noteEditorDidSave(_:)"])
    #expect(
      code.namings(from: "Presenter", to: "Presenter", .calls).contains(
        "NoteEditorPresenter.didSave(_:) calls NoteEditorDelegate.noteEditorDidSave(_:)"))
    #expect(code.members(of: "BannerDelegate") == ["bannerDidTapRetry()"])
    for delegate in ["NoteDetailDelegate", "NoteEditorDelegate", "BannerDelegate"] {
      #expect(code.users(of: "Presenter", named: delegate) == [])
    }
    #expect(code.types(of: "Model", namedBy: "View") == [])
  }

  @Test func `what the list tells belongs to its presenter`() async throws {
    let code = try await ThisCode.code(of: .mvp, in: .notes)
    #expect(code.members(of: "NoteListPresenter", .property).contains("notice"))
    #expect(!code.members(of: "NotesModel", .property).contains("notice"))
    #expect(
      code.members(of: "NoteDetailDelegate") == [
        "noteDetailDidDelete(_:)", "noteDetailDidFailToRead(_:because:)", "noteDetailDidTapRetry()",
      ])
    #expect(code.members(of: "NotesObserver").contains("didFailToDelete(_:because:)"))
  }

  @Test func `a presenter sets the titles that change`() async throws {
    let code = try await ThisCode.code(of: .mvp, in: .notes)
    for screen in ["NoteDetail", "NoteEditor"] {
      #expect(code.members(of: "\(screen)View").contains("setTitle(_:)"))
    }
    #expect(!code.members(of: "NoteListView").contains("setTitle(_:)"))
  }

  @Test(arguments: Example.shown(by: MVPPattern())) func `nothing is found by a name`(example: Example)
    async throws
  {
    #expect(try await ThisCode.code(of: .mvp, in: example).value(.lookups) == 0)
  }

  @Test func `the model is known by its type, its edge by protocols`() async throws {
    let code = try await ThisCode.code(of: .mvp, in: .login)
    #expect(code.types(of: "Model", namedBy: "Presenter").contains("LoginModel"))
    #expect(try code.references(from: "Presenter", to: "Model", .protocol) == 0)
    #expect(code.seams(of: "Model") == ["LoginClient takes HTTPTransport", "SessionStore takes DataStore"])
  }

  @Test func `the composition root chooses the first screen`() async throws {
    let references = try await ThisCode.graph(of: [.mvp]).edges.flatMap(\.references)
    let calls = references.filter { $0.toMember == "storedUser()" }
    #expect(Set(calls.map(\.place.file)) == ["Sources/Patterns/MVP/MVPPattern.swift"])
  }
}
