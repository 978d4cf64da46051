import TerminalKit

/// The wiring of the Banner module, which is a part of two others and has neither interactor nor router.
struct BannerAssembly {
  /// Embeds the module in another one, which shows by the input and hears by the output.
  func embedModule(
    in parent: ViewController, at container: View, output: any BannerModuleOutput
  ) -> any BannerModuleInput {
    let presenter = BannerPresenter()
    let view = BannerViewController(output: presenter)
    presenter.view = view
    presenter.moduleOutput = output
    parent.addChild(view)
    container.addSubview(view.view)
    view.didMove(toParent: parent)
    return presenter
  }
}
