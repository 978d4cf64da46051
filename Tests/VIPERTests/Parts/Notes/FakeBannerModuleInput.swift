@testable import VIPER

/// Keeps what the banner would show, and who would hear of a retry.
final class FakeBannerModuleInput: BannerModuleInput {
  weak var output: (any BannerModuleOutput)?
  var banner: BannerData?

  func configure(output: any BannerModuleOutput) {
    self.output = output
  }

  func show(_ banner: BannerData) {
    self.banner = banner
  }
}
