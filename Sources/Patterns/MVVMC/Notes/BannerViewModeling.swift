/// The state and actions to which a banner binds.
protocol BannerViewModeling: AnyObject {
  var sync: String { get }
  var failure: String { get }

  func retry()
}
