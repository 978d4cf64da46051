import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// The view alone, with its widgets, on a fake module and a fake router.
struct BannerViewTests {
  private let module = FakeBannerModule()
  private let router = FakeBannerRouter()
  private let window: Window

  init() {
    window = Window(rootViewController: BannerViewController(module: module, router: router))
    window.layoutIfNeeded()
  }

  @Test func `it shows what changes`() {
    #expect(window.text(of: "sync") == "")
    module.sync = "Sending…"
    module.failure = "\"Milk\" is not deleted."
    window.layoutIfNeeded()
    #expect(window.text(of: "sync") == "Sending…")
    #expect(window.text(of: "failed") == "\"Milk\" is not deleted.")
  }

  @Test func `retry passes the tap on, and what is to close to the router`() {
    module.failure = "\"Milk\" is not deleted."
    window.layoutIfNeeded()
    window.tap("retry")
    #expect(router.closedIDs == ["n2"])
  }
}
