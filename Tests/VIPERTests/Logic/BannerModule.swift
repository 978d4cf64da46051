@testable import VIPER

/// The Banner module as its assembly wires it, but with a fake view.
struct BannerModule {
  let view = FakeBannerView()
  let presenter = BannerPresenter()

  init() {
    presenter.view = view
  }
}
