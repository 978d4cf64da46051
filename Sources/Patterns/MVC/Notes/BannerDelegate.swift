/// Hears when the user asks the banner for a retry.
protocol BannerDelegate: AnyObject {
  func bannerDidTapRetry(_ banner: BannerViewController)
}
