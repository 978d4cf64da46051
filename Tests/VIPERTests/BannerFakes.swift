@testable import VIPER

/// A presenter of the banner between fakes of its neighbours.
struct BannerFixture {
  let view = FakeBannerView()
  let output = FakeBannerModuleOutput()
  let presenter = BannerPresenter()

  init() {
    presenter.view = view
    presenter.configure(output: output)
  }
}

final class FakeBannerView: BannerViewInput {
  var sync = ""
  var failure = ""

  func setSync(_ sync: String) {
    self.sync = sync
  }

  func setFailure(_ failure: String) {
    self.failure = failure
  }
}

final class FakeBannerModule: BannerModuleInput {
  weak var output: (any BannerModuleOutput)?
  var shown: [BannerData] = []

  func configure(output: any BannerModuleOutput) {
    self.output = output
  }

  func show(_ banner: BannerData) {
    shown.append(banner)
  }
}

final class FakeBannerModuleOutput: BannerModuleOutput {
  var retries = 0

  func didAskToRetry() {
    retries += 1
  }
}
