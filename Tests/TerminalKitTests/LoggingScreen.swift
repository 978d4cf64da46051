import Observation

@testable import TerminalKit

/// A screen that writes the calls it gets into a log shared with others, each as `NAME event`.
@MainActor final class LoggingScreen: ViewController {
  @MainActor @Observable final class State {
    var text = ""
  }

  final class Log {
    private var lines: [String] = []

    func append(_ line: String) {
      lines.append(line)
    }

    /// Returns the lines since the last call, separated by commas.
    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: ", ")
    }
  }

  let name: String
  let log: Log
  let state = State()
  let label: Label
  var didUpdate: () -> Void = {}

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    label = Label(identifier: name)
    super.init()
    title = name
  }

  override func loadView() {
    view = View()
    view.addSubview(label)
  }

  override func viewDidLoad() { write("load") }
  override func viewWillAppear() { write("will appear") }
  override func viewDidAppear() { write("did appear") }
  override func viewWillDisappear() { write("will disappear" + (isMovingFromParent ? " for good" : "")) }
  override func viewDidDisappear() { write("did disappear" + (isMovingFromParent ? " for good" : "")) }
  override func willMove(toParent parent: ViewController?) { write("will move " + describe(parent)) }
  override func didMove(toParent parent: ViewController?) { write("did move " + describe(parent)) }
  override func updateProperties() {
    label.text = state.text
    didUpdate()
  }

  private func write(_ event: String) {
    log.append("\(name) \(event)")
  }

  private func describe(_ parent: ViewController?) -> String {
    parent == nil ? "out" : "in"
  }
}

extension LoggingScreen: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow shown: ViewController) {
    write("is told of \(shown.title ?? "")")
  }
}

extension LoggingScreen: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    write("is asked to dismiss \(presentationController.presentedViewController?.title ?? "")")
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    write("is told that \(presentationController.presentedViewController?.title ?? "") is dismissed")
  }
}
