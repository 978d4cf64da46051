import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The view alone, with its widgets, on a fake presenter.
struct BannerViewTests {
  private let presenter = FakeBannerPresenter()
  private let view: BannerViewController
  private let window: Window

  init() {
    view = BannerViewController(view: BannerScreen(), presenter: presenter)
    window = Window(rootViewController: view)
    window.layoutIfNeeded()
  }

  @Test func `it shows what changes`() {
    #expect(window.text(of: "sync") == "")
    presenter.sync = "Sending…"
    presenter.failure = "\"Milk\" is not deleted."
    window.layoutIfNeeded()
    #expect(window.text(of: "sync") == "Sending…")
    #expect(window.text(of: "failed") == "\"Milk\" is not deleted.")
  }

  @Test func `retry fires the route`() {
    var retries = 0
    view.retryRequested = { retries += 1 }
    presenter.failure = "\"Milk\" is not deleted."
    window.layoutIfNeeded()
    window.tap("retry")
    #expect(retries == 1)
  }
}
