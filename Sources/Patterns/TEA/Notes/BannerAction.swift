/// All that can happen in a banner.
enum BannerAction {
  case retryTapped
}
