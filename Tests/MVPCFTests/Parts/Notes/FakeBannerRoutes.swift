import TerminalKit

@testable import MVPCF

/// Routes of the banner's module that a test fires.
final class FakeBannerRoutes: @MainActor BannerRoutes {
  var retryRequested: (() -> Void)?
  let viewController = ViewController()
}
