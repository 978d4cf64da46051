/// Another module's calls into the Banner module.
protocol BannerModuleInput: AnyObject {
  func configure(output: any BannerModuleOutput)
  func show(_ banner: BannerData)
}
