import Observation

/// The banner's bindings to its presenter.
protocol BannerPresenter: AnyObject, Observable {
  // Outputs
  var sync: String { get }
  /// The oldest delete that failed; empty if none can be sent again.
  var failure: String { get }
}
