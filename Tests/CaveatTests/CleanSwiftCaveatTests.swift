import AnalysisTestSupport
import Catalog
import CleanSwift
import CodeGraph
import Examples
import Measures
import Testing

/// Shows in the code what the card's caveats describe.
struct CleanSwiftCaveatTests {
  @Test(arguments: Example.shown(by: CleanSwiftPattern()))
  func `a view controller gets no value from its interactor`(
    example: Example
  ) async throws {
    let code = try await ThisCode.code(of: .cleanSwift, in: example)
    #expect(try code.value(.valuesAsked(by: .view, of: .logic)) == 0)
    let requests = code.types.filter { $0.name.hasSuffix("BusinessLogic") }.flatMap(\.node.members)
    #expect(!requests.isEmpty && requests.allSatisfy { $0.name.hasSuffix("(request:)") })
    let responses = code.types.filter { $0.name.hasSuffix("PresentationLogic") }.flatMap(\.node.members)
    #expect(!responses.isEmpty && responses.allSatisfy { $0.name.hasSuffix("(response:)") })
    let displays = code.types.filter { $0.name.hasSuffix("DisplayLogic") }.flatMap(\.node.members)
    #expect(!displays.isEmpty && displays.allSatisfy { $0.name.hasSuffix("(viewModel:)") })
  }

  @Test(arguments: Example.shown(by: CleanSwiftPattern())) func `a view model holds texts and flags only`(
    example: Example
  ) async throws {
    let code = try await ThisCode.code(of: .cleanSwift, in: example)
    let viewModels = code.types.filter { $0.name.hasSuffix("ViewModel") || $0.name.contains(".Displayed") }
    let fields = viewModels.flatMap(\.node.members).filter(\.isStored)
    let types = ["Swift.String", "Swift.Bool", "Swift.Array<Swift.String>", "NoteListModels.DisplayedList"]
    #expect(!fields.isEmpty)
    for field in fields { #expect(types.contains { field.type.contains($0) }, "\(field.name) \(field.type)") }
    let entities = code.links.filter { link in
      link.to.role == "Entity" && viewModels.contains { $0.name == link.from.name }
    }
    #expect(entities.map(\.from.name) == [])
    #expect(code.types(of: "Entity", namedBy: "ViewController") == [])
  }

  @Test(arguments: Example.shown(by: CleanSwiftPattern()))
  func `configurators wire, and nobody else makes a part`(example: Example)
    async throws
  {
    let code = try await ThisCode.code(of: .cleanSwift, in: example)
    #expect(try code.value(.constructionsOutsideWiring) == 0)
    #expect(code.types(of: "Presenter", namedBy: "ViewController") == [])
    let screens = example.screens.map(\.name).filter { $0 != "Discard" }
    #expect(code.types(of: "Configurator") == screens.map { "\($0)Configurator" })
  }

  @Test func `nothing is found by a name, a cast or a place in the stack`() async throws {
    let own = ["Login": ["Home"], "Home": ["Login"], "NoteList": ["NoteDetail", "NoteEditor", "Banner"]]
      .merging(["NoteDetail": ["NoteEditor", "Banner"], "NoteEditor": []]) { first, _ in first }
    for example in Example.shown(by: CleanSwiftPattern()) {
      let code = try await ThisCode.code(of: .cleanSwift, in: example)
      #expect(try code.value(.lookups) == 0)
      #expect(!code.namings(from: "Router", to: "Widgets").contains { $0.hasSuffix(".viewControllers") })
      // A cast to the view controller of another scene would name it.
      for link in code.links where link.from.role == "Router" && link.to.name.hasSuffix("ViewController") {
        let scene = link.from.name.replacing("Router", with: "")
        let named = link.to.name.replacing("ViewController", with: "")
        #expect(named == "" || named == scene || own[scene]?.contains(named) == true, "\(scene) \(named)")
      }
    }
  }

  @Test func `workers are injected and known by their types`() async throws {
    for example in [Example.login, .notes] {
      let code = try await ThisCode.code(of: .cleanSwift, in: example)
      let protocols = code.types.filter { $0.role == "Worker" && $0.isProtocol }.map(\.name)
      #expect(protocols == (example == .notes ? ["NotesStoreObserver"] : []))
      #expect(code.roles(naming: "Worker") == ["Interactor"])
      #expect(try code.references(from: "Interactor", to: "Worker", .concrete) > 0)
      let made = code.links.filter { $0.to.role == "Worker" && $0.edge.kinds.contains(.constructs) }
      #expect(made.allSatisfy { $0.from.isWiring || $0.from.role == "Worker" })
      #expect(code.roles(naming: "Network") == ["Worker"])
      #expect(code.roles(naming: "Storage") == (example == .login ? ["Worker"] : []))
    }
  }

  @Test(arguments: Example.shown(by: CleanSwiftPattern())) func `the structures of a scene are in one enum`(
    example: Example
  ) async throws {
    let code = try await ThisCode.code(of: .cleanSwift, in: example)
    let screens = example.screens.map(\.name).filter { $0 != "Discard" }
    let enums = code.types(of: "Models").filter { !$0.contains(".") }
    #expect(enums == screens.map { "\($0)Models" })
    #expect(code.types(of: "Models").allSatisfy { type in enums.contains { type.hasPrefix($0) } })
  }

  @Test(arguments: Example.shown(by: CleanSwiftPattern()))
  func `a use case has its structures, empty ones too`(example: Example)
    async throws
  {
    let names = try await ThisCode.code(of: .cleanSwift, in: example).types(of: "Models")
    let useCases = names.filter { $0.split(separator: ".").count == 2 && names.contains("\($0).Request") }
    #expect(!useCases.isEmpty)
    for useCase in useCases {
      let structures = ["Request", "Response", "ViewModel"].filter { names.contains("\(useCase).\($0)") }
      let expected = useCase == "BannerModels.RetryDelete" ? 1 : 3
      #expect(structures.count == expected, "\(useCase)")
    }
  }

  @Test(
    arguments: [
      (Example.greeting, []), (.login, ["LoginModels.LogIn.LoggedInViewModel"]),
      (
        .notes,
        [
          "NoteDetailModels.ShowNote.GoneViewModel", "NoteEditorModels.SaveNote.AddedViewModel",
          "NoteEditorModels.SaveNote.UpdatedViewModel", "NoteEditorModels.CancelEditing.QuestionViewModel",
          "NoteEditorModels.CancelEditing.UnchangedViewModel",
        ]
      ),
    ] as [(Example, [String])])
  func `an outcome that only routes or asks has an empty view model`(example: Example, names: [String])
    async throws
  {
    let code = try await ThisCode.code(of: .cleanSwift, in: example)
    let viewModels = code.types.filter {
      $0.name.hasSuffix("ViewModel") && !$0.name.hasSuffix(".ViewModel")
    }
    #expect(Set(viewModels.map(\.name)) == Set(names))
    #expect(viewModels.flatMap(\.node.members).filter(\.isStored).map(\.name) == [])
  }

  @Test func `no scene has a part without work`() async throws {
    #expect(try await ThisCode.code(of: .cleanSwift, in: .greeting).types(of: "Router") == [])
    #expect(try await ThisCode.code(of: .cleanSwift, in: .greeting).types(of: "Worker") == [])
    for example in [Example.login, .notes] {
      let code = try await ThisCode.code(of: .cleanSwift, in: example)
      #expect(!code.types(of: "Router").contains { $0.hasPrefix("Banner") })
      for type in code.types where type.role == "Worker" && !type.isProtocol {
        #expect(type.node.members.contains { $0.isStored }, "\(type.name)")
      }
    }
  }

  @Test func `the banner is a scene in two others`() async throws {
    let code = try await ThisCode.code(of: .cleanSwift, in: .notes)
    let routers = code.users(of: "Configurator", named: "BannerConfigurator")
    #expect(routers == ["NoteDetailRouter", "NoteListRouter"])
    #expect(code.types(of: "Interactor").contains("BannerInteractor"))
  }

  @Test func `one store is shared, and counts as Worker`() async throws {
    let code = try await ThisCode.code(of: .cleanSwift, in: .notes)
    let states = code.types.filter { $0.name == "NotesStore" }.flatMap(\.node.members).filter(\.isStored)
    #expect(Set(states.map(\.name)).isSuperset(of: ["notes", "undoableNote", "failedDeletes"]))
    let made = code.links.filter { $0.to.name == "NotesStore" && $0.edge.kinds.contains(.constructs) }
    #expect(made.map(\.from.name) == [])
    #expect(code.types(of: "Worker").contains("NotesClient"))
    let scenes = ["Banner", "NoteDetail", "NoteList"].map { "\($0)Interactor" }
    #expect(code.users(of: "Worker", named: "NotesStore") == scenes)
    #expect(
      code.namings(from: "Interactor", to: "Worker", .conforms)
        == scenes.map { "\($0) conforms NotesStoreObserver" })
  }

  @Test(arguments: [(Example.login, "LoginStrings"), (.notes, "NotesStrings")])
  func `all texts are the presenter's`(example: Example, strings: String) async throws {
    let code = try await ThisCode.code(of: .cleanSwift, in: example)
    let users = code.users(of: "Shared", named: strings)
    #expect(!users.isEmpty && users.allSatisfy { $0.hasSuffix("Presenter") }, "\(users)")
  }

  @Test(arguments: Example.shown(by: CleanSwiftPattern()))
  func `one view controller presents, and that an alert`(example: Example) async throws {
    let code = try await ThisCode.code(of: .cleanSwift, in: example)
    let calls = code.namings(from: "ViewController", to: "Widgets", .calls)
    let presents = calls.filter { $0.contains(".present(") || $0.contains(".dismiss(") }
    let question = "NoteEditorViewController.displayQuestion(viewModel:) calls ViewController.present(_:)"
    #expect(presents == (example == .notes ? [question] : []))
  }

  @Test(arguments: Example.shown(by: CleanSwiftPattern())) func `a presenter keeps nothing`(example: Example)
    async throws
  {
    let code = try await ThisCode.code(of: .cleanSwift, in: example)
    let kept = code.types.filter { $0.role == "Presenter" }.flatMap(\.node.members).filter(\.isStored)
    #expect(Set(kept.map(\.name)) == ["viewController"])
  }
}
