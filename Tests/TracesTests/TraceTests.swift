import CodeGraph
import Driver
import Testing

@testable import Catalog
@testable import Traces

@Suite struct TraceTests {
  @Test func `Types play their roles; calls within a role, texts and values are left out`() {
    let trace = trace(
      of: """
        Control LoginViewController didTapLogIn()
        LoginViewController LoginPresenter logIn()
        LoginPresenter LoginStrings loggingIn
        LoginPresenter HomePresenter init()
        LoginModel LoginWire request()
        LoginViewController IndexPath row
        LoginModel DataStore read()
        LoginPresenter LoginViewController setStatus(_:)
        LoginViewController TextField text
        LoginViewController Label init(text:)
        LoginViewController Label text = …
        LoginViewController Label text = …
        """)
    let messages = trace.steps[1].messages.map {
      "\($0.from ?? "") \($0.to) \($0.call.member) \($0.call.count)"
    }
    #expect(
      messages == [
        "Widgets View didTapLogIn() 1", "View Presenter logIn() 1", "Model Storage read() 1",
        "Presenter View setStatus(_:) 1", "View Widgets text 1", "View Widgets init(text:) 1",
        "View Widgets text = … 2",
      ])
    #expect(trace.participants == ["Widgets", "Composition root", "View", "Presenter", "Model", "Storage"])
    #expect(trace.messageCount == 8)
    #expect(trace.hopsToDisplay == 7)
    #expect(trace.rolesTouched == ["Model", "View", "Presenter"])
    let files = ["Control", "LoginModel", "LoginPresenter", "LoginViewController"]
    #expect(trace.filesToFollow == files.map { "Sources/Patterns/MVP/\($0).swift" })
  }

  @Test(arguments: [("closure in load()", nil), ("reloadData()", 2), ("init(text:)", nil), ("text", nil)])
  func `A method of a widget shows a result; a closure, an initialiser and a getter do not`(
    member: String, hops: Int?
  ) {
    let calls = "Control LoginViewController didTap()\nLoginViewController Label \(member)"
    #expect(trace(of: calls).hopsToDisplay == hops)
  }

  @Test func `The hops are those of the step that needs most; the file of a definition is one to follow`() {
    func call(_ from: String, _ to: String, _ member: String) -> Recording.Call {
      let place = Place(file: "Sources/Patterns/MVP/\(to).swift", line: 1)
      return Recording.Call(
        from: from, to: to, member: Recording.Member(member), place: nil, target: place)
    }
    let show = call("LoginViewController", "Label", "reloadData()")
    let steps = [[show], [call("LoginPresenter", "LoginViewController", "show()"), show], [show]]
    let recording = Recording(
      pattern: "mvp", example: "login", scenario: "three taps",
      steps: steps.map { Recording.Step(text: "tap", calls: $0) })
    let trace = Trace(recording, card: .mvp, example: .login, references: nil)
    #expect(trace.hopsToDisplay == 2)
    #expect(
      trace.filesToFollow == ["Label", "LoginViewController"].map { "Sources/Patterns/MVP/\($0).swift" })
  }

  @Test func `A step has the window after it`() {
    let recording = Recording(
      pattern: "mvp", example: "login", scenario: "a login",
      steps: [
        .init(text: "launch", window: "Log in\n"), .init(text: "tap logIn", window: "Home\n"),
        .init(text: "close", window: ""),
      ])
    let trace = Trace(recording, card: .mvp, example: .login, references: nil)
    #expect(trace.steps.map(\.window) == ["Log in\n", "Home\n", ""])
  }

  @Test func `Wiring is no hidden coupling`() {
    let calls = """
      LoginRouter LoginAssembly make()
      LoginRouter LoginPresenter didLogIn()
      """
    let hidden = trace(of: calls, [], card: .viper).hidden?.map { "\($0.from ?? "") \($0.to)" }
    #expect(hidden == ["Router Presenter"])
  }

  @Test func `A call without a reference in its direction is hidden coupling`() {
    let calls = """
      LoginViewController LoginPresenter logIn()
      LoginPresenter LoginViewController closure in didTapLogIn()
      LoginPresenter LoginViewController closure in didTapCancel()
      """
    func hidden(_ references: [TypeReference]?) -> [String]? {
      trace(of: calls, references).hidden?.map { "\($0.from ?? "") \($0.to) \($0.call.member)" }
    }
    let down = TypeReference(from: "LoginViewController", to: "LoginPresenting")
    let up = TypeReference(from: "LoginPresenter", to: "LoginView")
    #expect(hidden([down]) == ["Presenter View closure in didTapLogIn()"])
    #expect(hidden([down, up]) == [])
    #expect(hidden(nil) == nil)
  }

  @Test func `An observed change is hidden coupling with those who read it while they update`() {
    let read = "LoginViewController LoginPresenter status"
    let down = TypeReference(from: "LoginViewController", to: "LoginPresenter")
    func hidden(_ beginning: String) -> [String?]? {
      let notice = "LoginPresenter ViewController closure in updatePropertiesIfNeeded()"
      return trace(of: "\(beginning)\n\(read)\n\(notice)", [down]).hidden?.flatMap { [$0.from, $0.to] }
    }
    #expect(hidden("ViewController LoginViewController updateProperties()") == ["Presenter", "View"])
    #expect(hidden("Control LoginViewController didTapLogIn()") == [])
    let updating = "ViewController LoginViewController updateProperties()"
    #expect(hidden("\(updating)\nControl LoginViewController didTapLogIn()") == [])
  }

  /// A trace of a launch and of a tap with calls, a line each.
  private func trace(of calls: String, _ references: [TypeReference]? = [], card: Card = .mvp) -> Trace {
    let tap = calls.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      return Recording.Call(
        from: words[0], to: words[1], member: Recording.Member(words[2]),
        place: Place(file: "Sources/Patterns/MVP/\(words[0]).swift", line: 1), target: nil)
    }
    let launch = Recording.Call(
      from: nil, to: "MVPPattern", member: .method(name: "show", labels: []), place: nil, target: nil)
    let recording = Recording(
      pattern: "mvp", example: "login", scenario: "a login",
      steps: [.init(text: "launch", calls: [launch]), .init(text: "tap logIn", calls: tap)])
    return Trace(recording, card: card, example: .login, references: references)
  }
}
