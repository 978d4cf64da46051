import Observation

@testable import MVPCF

/// Has the outputs that a test sets.
@Observable
final class FakeBannerPresenter: BannerPresenter {
  var sync = ""
  var failure = ""
}
