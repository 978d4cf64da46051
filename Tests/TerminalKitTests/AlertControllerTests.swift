import Testing

@testable import TerminalKit

@MainActor @Suite struct AlertControllerTests {
  private let screen = LoginScreen()
  private let window: Window

  init() {
    window = Window(rootViewController: screen)
  }

  private func alert(message: String? = "It is not saved.", onDiscard: @escaping () -> Void = {})
    -> AlertController
  {
    let alert = AlertController(title: "Discard the note?", message: message)
    alert.addAction(
      AlertAction(title: "Discard", style: .destructive, identifier: "discard") { _ in onDiscard() })
    alert.addAction(AlertAction(title: "Keep", style: .cancel, identifier: "keep"))
    return alert
  }

  @Test func `An alert is a screen of its own`() {
    screen.present(alert())
    #expect(
      Renderer(columns: 40).frame(of: window).text == """
        ┌ Discard the note? ───────────────────┐
        │ It is not saved.       message       │
        │ [ Discard ]            discard       │
        │ [ Keep ]               keep          │
        └──────────────────────────────────────┘

        """)
  }

  @Test func `Without a message there is no label`() {
    screen.present(alert(message: nil))
    #expect(window.widgets.map(\.accessibilityIdentifier) == ["discard", "keep"])
  }

  @Test func `An action that is added to a shown alert is shown`() {
    let alert = alert()
    screen.present(alert)
    alert.addAction(AlertAction(title: "Save", style: .default, identifier: "save"))
    #expect(window.widget("save") != nil)
  }

  @Test func `A tap dismisses the alert before the handler runs, once`() {
    let (screen, window) = (screen, window)
    var count = 0
    screen.present(
      alert {
        count += 1
        #expect(window.visibleViewController === screen && screen.presentedViewController == nil)
      })
    let button = window.widget("discard") as? Button
    var taps: [String?] = []
    window.onUserAction = { taps.append($0.accessibilityIdentifier) }
    button?.tap()
    button?.tap()
    #expect(count == 1 && taps == ["discard"])
  }

  @Test func `A handler can present and dismiss`() {
    let (editor, window) = (LoginScreen(), window)
    screen.present(editor)
    editor.present(alert { editor.dismiss() })
    (window.widget("discard") as? Button)?.tap()
    #expect(window.visibleViewController === screen)
    screen.present(alert { [screen] in screen.present(editor) })
    (window.widget("discard") as? Button)?.tap()
    #expect(window.visibleViewController === editor)
  }

  @Test func `In a form the first cancel action has the focus, so that Return loses nothing`() {
    let (form, alert) = (Form(window: window), alert { Issue.record("discarded") })
    screen.present(alert)
    alert.addAction(AlertAction(title: "Later", style: .cancel, identifier: "later"))
    #expect(form.focus?.accessibilityIdentifier == "keep")
    #expect(form.press(.enter) == nil)
    #expect(window.visibleViewController === screen)
    let question = AlertController(title: "Save?", message: nil)
    question.addAction(AlertAction(title: "Save", style: .default, identifier: "save"))
    screen.present(question)
    #expect(form.focus?.accessibilityIdentifier == "save")
  }

  @Test func `A dismissed alert is released`() {
    weak var released: AlertController?
    do {
      let alert = alert()
      released = alert
      screen.present(alert)
    }
    #expect(released != nil)
    (window.widget("keep") as? Button)?.tap()
    #expect(released == nil)
  }
}
