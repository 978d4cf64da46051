import Observation

/// The banner's bindings to its presenter.
protocol BannerPresenter: AnyObject, Observable {
  // Outputs
  var sync: String { get }
}
