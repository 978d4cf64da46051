/// Another module's calls into the Banner module.
protocol BannerModuleInput: AnyObject {
  func show(_ banner: BannerData)
}
