import Testing

@testable import CleanSwift

/// The presenter alone, with a fake view.
struct BannerPresenterTests {
  private let view = FakeBannerView()
  private let presenter = BannerPresenter()

  init() {
    presenter.viewController = view
  }

  @Test func `it makes texts of a change under way and of a failure`() {
    presenter.presentSync(response: BannerModels.ShowSync.Response(isSending: true, failedTitle: "Milk"))
    #expect(view.sync == "Sending…")
    #expect(view.failure == "\"Milk\" is not deleted.")
    presenter.presentSync(response: BannerModels.ShowSync.Response(isSending: false, failedTitle: nil))
    #expect(view.sync == "")
    #expect(view.failure == "")
  }
}
