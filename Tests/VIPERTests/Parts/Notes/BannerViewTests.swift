import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// The view alone, with its widgets, on a fake presenter.
struct BannerViewTests {
  private let presenter = FakeBannerPresenter()
  private let view: BannerViewController
  private let window: Window

  init() {
    view = BannerViewController(output: presenter)
    window = Window(rootViewController: view)
  }

  @Test func `it shows the change under way and the failure`() {
    view.setSync("Sending…")
    view.setFailure("\"Milk\" is not deleted.")
    #expect(window.text(of: "sync") == "Sending…")
    #expect(window.text(of: "failed") == "\"Milk\" is not deleted.")
  }

  @Test func `retry passes the tap on while there is a failure`() {
    window.tap("retry")
    #expect(presenter.taps == 0)
    view.setFailure("\"Milk\" is not deleted.")
    window.tap("retry")
    #expect(presenter.taps == 1)
  }
}
