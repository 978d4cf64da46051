import AnalysisTestSupport
import Examples
import MVPCF
import Testing

/// Shows in the code what the card's caveats describe.
struct MVPCFCaveatTests {
  @Test(arguments: [
    (Example.login, "Login"), (.login, "Home"), (.notes, "Notes"), (.notes, "NoteDetail"),
    (.notes, "NoteEditor"),
  ])
  func `a folder is an example, and a note is a flow of its own`(example: Example, flow: String) async throws
  {
    let code = try await ThisCode.code(of: .mvpcf, in: example)
    let made = code.namings(from: "Coordinator", to: "Factory", .calls).filter {
      $0.hasPrefix("\(flow)Coordinator")
    }
    #expect(made.count == 1)
    let file = code.types.first { $0.name == "\(flow)Coordinator" }?.node.place?.file
    #expect(file?.hasSuffix("MVPCF/\(example.name)/\(flow)Coordinator.swift") == true)
    #expect(made.allSatisfy { $0.contains("NoteDetailFactory") == (flow == "NoteDetail") })
  }

  @Test func `no example has the source's samples of logic`() async throws {
    #expect(try await ThisCode.code(of: .mvpcf, in: .greeting).types(of: "Logic") == [])
    for example in [Example.login, .notes] {
      let logic = try await ThisCode.code(of: .mvpcf, in: example).types(of: "Logic")
      #expect(!logic.isEmpty)
      #expect(logic.filter { $0.contains("Reachability") || $0.contains("FirstLaunch") } == [])
    }
  }

  @Test(arguments: Example.shown(by: MVPCFPattern()))
  func `a module offers its screen, and a view itself`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvpcf, in: example)
    #expect(Set(code.members(of: "ModuleRoutes")) == ["viewController"])
    #expect(Set(code.members(of: "ViewContainer")) == ["view"])
  }

  @Test func `each manager of Login has one member, not each of Notes`() async throws {
    func counts(in example: Example) async throws -> [Int] {
      let code = try await ThisCode.code(of: .mvpcf, in: example)
      let managers = code.types(.protocol).filter { code.types(of: "Logic").contains($0) }
      return managers.map { code.members(of: $0).count }.sorted()
    }
    #expect(try await counts(in: .login) == [1, 1, 1, 1, 1])
    #expect(try await counts(in: .notes) == [1, 1, 2, 3, 4, 6, 9])
    // As in the source, only managers know the repository.
    let notes = try await ThisCode.code(of: .mvpcf, in: .notes)
    let known = notes.types(of: "Logic", namedBy: "Presenter")
    #expect(known.contains("NotesReadManager") && !known.contains("NotesRemoteRepository"))
  }

  @Test func `calls through routes are a blind spot`() async throws {
    let code = try await ThisCode.code(of: .mvpcf, in: .login)
    #expect(
      Set(code.closures.map(\.text)).isSuperset(of: [
        "LoginRoutes.finished", "HomeRoutes.loggedOut",
      ]))
    for role in ["Routes", "ViewController"] {
      #expect(code.types(of: "Coordinator", namedBy: role) == [])
    }
  }

  @Test(arguments: Example.shown(by: MVPCFPattern()))
  func `coordinators are counted, factories and containers are not`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvpcf, in: example)
    let counted = code.types.filter { !["Factory", "Container"].contains($0.role) }
    #expect(counted.count < code.types.count)
    #expect(Set(counted.map(\.role)).isSuperset(of: ["Coordinator", "Routes"]))
    #expect(try code.value(.types) == counted.count)
    #expect(try code.value(.lines) == counted.map(\.lines).reduce(0, +))
  }

  @Test(arguments: Example.shown(by: MVPCFPattern()))
  func `what all patterns share is not counted`(example: Example) async throws {
    let code = try await ThisCode.code(of: .mvpcf, in: example)
    #expect(code.types(of: "Model") == [])
    let shared = code.links.map(\.to).filter { $0.role == "Model" }
    #expect(!shared.isEmpty && shared.allSatisfy { $0.node.module == "Examples" && !$0.isOwn })
  }
}
