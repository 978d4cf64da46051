import CodeGraph
import Examples
import Testing

@testable import Catalog
@testable import Tracing

@Suite struct TraceTests {
  private func call(_ from: String?, _ to: String, _ member: String, _ file: String? = nil) -> Recording.Call
  {
    let place = file.map { Place(file: "Sources/Patterns/MVP/Login/\($0).swift", line: 7) }
    return Recording.Call(from: from, to: to, member: member, place: place, target: nil)
  }

  private func trace(_ calls: [Recording.Call], _ references: [TypeReference]? = []) -> Trace {
    let steps = [
      Recording.Step(text: "launch", calls: [call(nil, "MVPPattern", "showLogin(with:in:)")]),
      Recording.Step(text: "tap logIn", calls: calls),
    ]
    let recording = Recording(pattern: "mvp", example: "login", scenario: "a login", steps: steps)
    return Trace(recording, card: .mvp, example: .login, references: references)
  }

  @Test func `Types play their roles; calls within a role, texts and values are left out`() {
    let trace = trace([
      call("Control", "LoginViewController", "didTapLogIn()"),
      call("LoginViewController", "LoginPresenter", "logIn()", "LoginViewController"),
      call("LoginPresenter", "LoginStrings", "loggingIn"), call("LoginPresenter", "HomePresenter", "init()"),
      call("LoginModel", "LoginWire", "request()"), call("LoginModel", "DataStore", "read()"),
      call("LoginPresenter", "LoginViewController", "setStatus(_:)", "LoginPresenter"),
      call("LoginViewController", "TextField", "text"), call("LoginViewController", "Label", "init(text:)"),
      call("LoginViewController", "Label", "text = …"), call("LoginViewController", "Label", "text = …"),
    ])
    #expect(
      trace.steps[1].messages.map { "\($0.from ?? "start") \($0.to) \($0.call.member) \($0.call.count)" } == [
        "Widgets View didTapLogIn() 1", "View Presenter logIn() 1", "Model Storage read() 1",
        "Presenter View setStatus(_:) 1", "View Widgets text 1", "View Widgets init(text:) 1",
        "View Widgets text = … 2",
      ])
    #expect(trace.participants == ["Widgets", "Composition root", "Model", "View", "Presenter", "Storage"])
    #expect(trace.messageCount == 8)
    #expect(trace.hopsToDisplay == 7)
    #expect(trace.rolesTouched == ["Model", "View", "Presenter"])
    #expect(
      trace.filesToFollow.map { $0.split(separator: "/").last } == [
        "LoginPresenter.swift", "LoginViewController.swift",
      ])
  }

  @Test func `A call without a reference in its direction is hidden coupling`() {
    let calls = [
      call("LoginViewController", "LoginPresenter", "logIn()"),
      call("LoginPresenter", "LoginViewController", "closure in didTapLogIn()"),
      call("LoginPresenter", "LoginViewController", "closure in didTapCancel()"),
    ]
    let down = TypeReference(from: "LoginViewController", to: "LoginPresenting")
    #expect(trace(calls, [down]).hidden?.map(\.call) == [calls[1]])
    let up = TypeReference(from: "LoginPresenter", to: "LoginView")
    #expect(trace(calls, [down, up]).hidden == [])
    #expect(trace(calls, nil).hidden == nil)
  }

  @Test func `An observed change is hidden coupling with those who read the property while they update`() {
    let notice = call("LoginPresenter", "ViewController", "closure in updatePropertiesIfNeeded()")
    let update = call("ViewController", "LoginViewController", "updateProperties()")
    let read = call("LoginViewController", "LoginPresenter", "status")
    let down = TypeReference(from: "LoginViewController", to: "LoginPresenter")
    #expect(
      trace([update, read, notice], [down]).hidden?.map { [$0.from, $0.to] } == [["Presenter", "View"]])
    // Read at another time.
    let tap = call("Control", "LoginViewController", "didTapLogIn()")
    #expect(trace([update, tap, read, notice], [down]).hidden == [])
  }
}
