import Observation

/// The state and actions to which a banner binds.
protocol BannerViewModeling: AnyObject, Observable {
  var sync: String { get }
  var failure: String { get }

  func retry()
}
