/// The Banner scene's presenter's view models for its view controller.
protocol BannerDisplayLogic: AnyObject {
  func displaySync(viewModel: BannerModels.ShowSync.ViewModel)
}
