import AnalysisTestSupport
import Catalog
import Examples
import Measures
import Testing

/// Shows in the code what the card's caveats describe.
struct MassiveMVCCaveatTests {
  @Test(arguments: [Example.login, .notes])
  func `it has MVC's screens, and in them the work of MVC's model`(example: Example) async throws {
    let massive = try await ThisCode.code(of: .massiveMVC, in: example)
    let mvc = try await ThisCode.code(of: .mvc, in: example)
    #expect(massive.types(.class) == mvc.types(of: "ViewController").filter { !$0.hasSuffix("Delegate") })
    let widgets = mvc.types(of: "Widgets", namedBy: "ViewController")
    #expect(!widgets.isEmpty)
    #expect(massive.types(of: "Widgets", namedBy: "ViewController") == widgets)
    for surrounding in ["Network", "Storage", "Shared"] {
      let known = ["ViewController", "Model"].flatMap { mvc.types(of: surrounding, namedBy: $0) }
      #expect(!known.isEmpty || (example == .notes && surrounding == "Storage"))
      #expect(Set(massive.types(of: surrounding, namedBy: "ViewController")).isSubset(of: known))
    }
  }

  @Test func `requests, answers and session have the shared format`() async throws {
    var called: [String] = []
    for example in [Example.login, .notes] {
      let code = try await ThisCode.code(of: .massiveMVC, in: example)
      called += ["Network", "Storage"].flatMap { code.namings(from: "ViewController", to: $0, .calls) }
    }
    for member in [
      "LoginWire.request", "LoginWire.session", "SessionFormat.encode", "SessionFormat.decode",
      "NotesWire.listRequest", "NotesWire.request", "NotesWire.notes", "NotesWire.note",
      "NotesWire.checkDeleted",
    ] {
      #expect(called.contains { $0.contains(" calls \(member)(") }, "\(member)")
    }
  }

  @Test func `Greeting is MVC's`() async throws {
    func links(of card: Card) async throws -> [String] {
      try await ThisCode.code(of: card, in: .greeting).links.map { link in
        "\(link.from.name) \(link.edge.kinds.map(\.rawValue)) \(link.to.name)"
      }
    }
    let massive = try await links(of: .massiveMVC)
    #expect(!massive.isEmpty)
    #expect(try await massive == links(of: .mvc))
  }

  @Test func `no code of its own is Model`() async throws {
    let code = try await ThisCode.code(of: .massiveMVC, in: .login)
    #expect(Set(code.types.map(\.role)) == ["ViewController"])
    #expect(code.roles(naming: "Network") == ["ViewController"])
    #expect(code.roles(naming: "Storage") == ["ViewController"])
  }

  @Test func `it is less code than MVC, in a longer type`() async throws {
    for example in [Example.login, .notes] {
      let massive = try await ThisCode.code(of: .massiveMVC, in: example)
      let mvc = try await ThisCode.code(of: .mvc, in: example)
      #expect(try massive.value(.lines) < mvc.value(.lines))
      #expect(try massive.value(.largest(.lines, of: .all)) > mvc.value(.largest(.lines, of: .all)))
    }
  }

  @Test func `the screens of Notes change each other`() async throws {
    let code = try await ThisCode.code(of: .massiveMVC, in: .notes)
    let namings = code.namings(from: "ViewController", to: "ViewController", .calls, .writes)
    for naming in [
      "NoteDetailViewController.didTapDelete() calls NoteListViewController.delete(_:)",
      "NoteEditorViewController.save(_:) writes NoteListViewController.changesUnderWay",
      "NoteEditorViewController.didReceive(_:) calls NoteListViewController.keep(_:)",
      "NoteEditorViewController.didReceive(_:) calls NoteDetailViewController.show(_:)",
      "BannerViewController.didTapRetry() calls NoteListViewController.retryDelete()",
    ] { #expect(namings.contains(naming), "\(naming)") }
    #expect(code.members(of: "NoteListViewController", .property).contains("notes"))
    #expect(code.members(of: "NoteDetailViewController", .property).contains("note"))
  }

  @Test func `its edge is known by protocols`() async throws {
    let code = try await ThisCode.code(of: .massiveMVC, in: .login)
    #expect(
      code.seams(of: "ViewController") == [
        "LoginViewController takes HTTPTransport", "LoginViewController takes DataStore",
        "HomeViewController takes DataStore",
      ])
  }
}
