import TerminalKit

/// The wiring of the Banner module, which is a part of two others and has neither interactor nor router.
struct BannerAssembly {
  func module() -> (viewController: ViewController, input: any BannerModuleInput) {
    let presenter = BannerPresenter()
    let view = BannerViewController(output: presenter)
    presenter.view = view
    return (view, presenter)
  }
}
