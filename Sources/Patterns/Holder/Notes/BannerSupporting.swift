import Observation

/// The Banner module as its screens know it.
protocol BannerSupporting: AnyObject, Observable {
  var sync: String { get }
}
