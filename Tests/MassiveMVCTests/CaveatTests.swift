import Catalog
import MassiveMVC
import TerminalKit
import TestSupport
import Testing

/// Shows the code that the card's caveats describe.
struct CaveatTests {
  @Test func `it has MVC's screens, and in them the work of MVC's model`() async throws {
    let massive = try await ThisCode.code(of: .massiveMVC, in: .login)
    let mvc = try await ThisCode.code(of: .mvc, in: .login)
    #expect(massive.types(of: "ViewController") == mvc.types(of: "ViewController"))
    let widgets = mvc.types(of: "Widgets", namedBy: "ViewController")
    #expect(!widgets.isEmpty)
    #expect(massive.types(of: "Widgets", namedBy: "ViewController") == widgets)
    for surrounding in ["Network", "Storage", "Shared"] {
      let known = ["ViewController", "Model"].flatMap { mvc.types(of: surrounding, namedBy: $0) }
      #expect(!known.isEmpty)
      #expect(Set(massive.types(of: surrounding, namedBy: "ViewController")).isSubset(of: known))
    }
  }

  @Test func `request, answer and session have the shared format`() async throws {
    let code = try await ThisCode.code(of: .massiveMVC, in: .login)
    let called = ["Network", "Storage"].flatMap {
      code.namings(from: "ViewController", to: $0, .calls)
    }
    for member in ["LoginWire.request", "LoginWire.session", "SessionFormat.encode", "SessionFormat.decode"] {
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

  @Test @MainActor func `its widgets can be used with no screen`() {
    let window = Window()
    MassiveMVCPattern().showLogin(with: LoginWorld().environment, in: window)
    window.layoutIfNeeded()
    window.tap("logIn")
    #expect(window.text(of: "status") == "Enter your email.")
  }

  @Test func `no code of its own is Model`() async throws {
    let code = try await ThisCode.code(of: .massiveMVC, in: .login)
    #expect(Set(code.types.map(\.role)) == ["ViewController"])
    #expect(code.roles(naming: "Network") == ["ViewController"])
    #expect(code.roles(naming: "Storage") == ["ViewController"])
  }

  @Test func `in Login it is less code than MVC`() async throws {
    let massive = try await ThisCode.code(of: .massiveMVC, in: .login)
    let mvc = try await ThisCode.code(of: .mvc, in: .login)
    #expect(try massive.value(.lines) < mvc.value(.lines))
  }

  @Test func `its edge is known by protocols`() async throws {
    let code = try await ThisCode.code(of: .massiveMVC, in: .login)
    #expect(
      code.seams(of: "ViewController") == [
        "LoginViewController takes DataStore", "LoginViewController takes HTTPTransport",
        "HomeViewController takes DataStore",
      ])
  }
}
