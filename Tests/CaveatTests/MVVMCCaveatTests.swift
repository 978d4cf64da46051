import AnalysisTestSupport
import Examples
import Foundation
import MVVMC
import Measures
import TestSupport
import Testing

/// Shows in the code what the card's caveats describe.
struct MVVMCCaveatTests {
  @Test(arguments: [
    (Example.login, "Login"), (.login, "Home"), (.notes, "NoteList"), (.notes, "NoteDetail"),
    (.notes, "NoteEditor"),
  ])
  func `a view model knows its coordinator by a protocol of its screen`(
    example: Example, screen: String
  ) async throws {
    let code = try await ThisCode.code(of: .mvvmC, in: example)
    let known = code.namings(from: "ViewModel", to: "Coordinator").filter {
      $0.hasPrefix("\(screen)ViewModel.") || $0.hasPrefix("\(screen)ViewModel ")
    }
    #expect(!known.isEmpty)
    #expect(known.allSatisfy { $0.contains(" \(screen)Coordinating") }, "\(known)")
    #expect(try code.references(from: "ViewModel", to: "Coordinator", .concrete) == 0)
    #expect(code.optionals(of: "ViewModel").contains("\(screen)ViewModel.coordinator"))
  }

  @Test(arguments: Example.shown(by: MVVMCPattern()))
  func `a view knows no coordinator and no other screen`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvvmC, in: example)
    #expect(code.types(of: "Coordinator", namedBy: "View") == [])
    #expect(code.types(of: "View", namedBy: "View") == [])
    #expect(!code.types(of: "Widgets", namedBy: "View").contains("NavigationController"))
    #expect(presentations(by: "View", in: code) == [])
  }

  @Test func `coordinators present the editor and its question, in MVVM views do`() async throws {
    let code = try await ThisCode.code(of: .mvvmC, in: .notes)
    #expect(
      presentations(by: "Coordinator", in: code) == [
        "NoteEditorCoordinator.askToDiscard(then:) calls ViewController.present(_:)",
        "NoteEditorCoordinator.didFinish(with:) calls ViewController.dismiss(completion:)",
        "NoteEditorCoordinator.start(with:) calls ViewController.present(_:)",
      ])
    let mvvm = try await ThisCode.code(of: .mvvm, in: .notes)
    #expect(presentations(by: "View", in: mvvm).count == 4)
  }

  private func presentations(by role: String, in code: PatternCode) -> [String] {
    code.namings(from: role, to: "Widgets", .calls).filter { naming in
      ["present", "dismiss"].contains { naming.contains(" calls ViewController.\($0)(") }
    }
  }

  @Test(arguments: Example.shown(by: MVVMCPattern()))
  func `a view model names no screen`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvvmC, in: example)
    #expect(code.types(of: "View", namedBy: "ViewModel") == [])
    #expect(code.types(of: "Widgets", namedBy: "ViewModel") == [])
    #expect(code.namings(from: "ViewModel", to: "ViewModel", .constructs) == [])
  }

  @Test func `a coordinator owns a flow, not a screen`() async throws {
    func coordinators(in example: Example) async throws -> [String] {
      try await ThisCode.code(of: .mvvmC, in: example).types(of: "Coordinator")
        .filter { $0.hasSuffix("Coordinator") && $0 != "Coordinator" }
    }
    #expect(try await coordinators(in: .greeting) == ["GreetingCoordinator"])
    #expect(try await coordinators(in: .login) == ["LoginCoordinator"])
    #expect(try await coordinators(in: .notes) == ["NotesCoordinator", "NoteEditorCoordinator"])
  }

  @Test func `each screen has a protocol for its ways out`() async throws {
    let login = try await ThisCode.code(of: .mvvmC, in: .login)
    #expect(login.members(of: "LoginCoordinating") == ["didLogIn(_:isRemembered:)"])
    #expect(login.members(of: "HomeCoordinating") == ["didLogOut()"])
    let notes = try await ThisCode.code(of: .mvvmC, in: .notes)
    #expect(notes.members(of: "NoteListCoordinating") == ["showNote(withID:)", "addNote()"])
    #expect(
      notes.members(of: "NoteDetailCoordinating") == [
        "editNote(_:)", "closeNote()", "noteDetailDid(_:)",
      ])
    #expect(
      notes.members(of: "NoteEditorCoordinating") == ["askToDiscard(then:)", "didFinish(with:)"])
  }

  @Test(arguments: Example.shown(by: MVVMCPattern()))
  func `each screen is made by its flow's coordinator`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvvmC, in: example)
    for role in ["View", "ViewModel"] {
      let concrete = code.types(of: role).filter { code.types(.class).contains($0) }
      let made = code.namings(from: "Coordinator", to: role, .constructs)
      for type in concrete {
        #expect(made.count { $0.contains(" constructs \(type).") } == 1, "\(type): \(made)")
      }
    }
    #expect(code.namings(from: "View", to: "ViewModel", .constructs) == [])
  }

  @Test func `NotesCoordinator names what view models name in MVVM, and more`() async throws {
    let code = try await ThisCode.code(of: .mvvmC, in: .notes)
    let named = Set(code.links.filter { $0.from.name == "NotesCoordinator" }.map(\.to.name))
    #expect(
      named.isSuperset(of: [
        "NoteListViewController", "NoteDetailViewController", "BannerViewController", "NoteListViewModel",
        "NoteDetailViewModel", "BannerViewModel", "NotesModel", "NoteEditorCoordinator",
      ]))
    let mvvm = try await ThisCode.code(of: .mvvm, in: .notes)
    #expect(!mvvm.namings(from: "ViewModel", to: "ViewModel", .constructs).isEmpty)
    #expect(code.namings(from: "ViewModel", to: "ViewModel", .constructs) == [])
    #expect(try code.value(.roleReferences(.concrete)) > mvvm.value(.roleReferences(.concrete)))
  }

  @Test func `the base class only keeps children, and each flow starts with what it needs`() async throws {
    let notes = try await ThisCode.code(of: .mvvmC, in: .notes)
    #expect(
      notes.members(of: "Coordinator") == ["children", "init()", "addChild(_:)", "removeChild(_:)"])
    #expect(notes.members(of: "NotesCoordinator").contains("start(openID:)"))
    #expect(notes.members(of: "NoteEditorCoordinator").contains("start(with:)"))
    let login = try await ThisCode.code(of: .mvvmC, in: .login)
    #expect(login.members(of: "LoginCoordinator").contains("start()"))
  }

  @Test(arguments: [
    "Login/LoginClient.swift", "Login/LoginModel.swift", "Login/SessionStore.swift",
    "Notes/NotesClient.swift", "Notes/NotesModel.swift", "Notes/NotesObserver.swift",
  ])
  func `the model is MVVM's, to the letter`(file: String) throws {
    let patterns = Program.packageFolder.appending(path: "Sources/Patterns")
    let texts = try ["MVVM", "MVVMC"].map { module in
      try String(contentsOf: patterns.appending(path: "\(module)/\(file)"), encoding: .utf8)
    }
    #expect(texts[0] == texts[1])
  }
}
