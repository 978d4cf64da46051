import Testing

@testable import VIPER

/// The presenter alone, between a fake view and a fake output.
struct BannerPresenterTests {
  private let view = FakeBannerView()
  private let output = FakeBannerModuleOutput()
  private let presenter = BannerPresenter()

  init() {
    presenter.view = view
    presenter.configure(output: output)
  }

  @Test func `it shows that a change is under way`() {
    presenter.show(BannerData(isSending: true))
    #expect(view.sync == "Sending…")
    presenter.show(BannerData())
    #expect(view.sync == "")
  }

  @Test func `it shows which delete failed`() {
    presenter.show(BannerData(failedTitle: "Milk"))
    #expect(view.failure == "\"Milk\" is not deleted.")
    presenter.show(BannerData())
    #expect(view.failure == "")
  }

  @Test func `a retry is told outside`() {
    presenter.didTapRetry()
    #expect(output.retries == 1)
  }
}
