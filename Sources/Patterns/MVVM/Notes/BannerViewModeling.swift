import Observation

/// The state to which a banner binds.
protocol BannerViewModeling: AnyObject, Observable {
  var sync: String { get }
}
