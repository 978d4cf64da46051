import Examples
import TerminalKit

/// The banner's widgets and state as its view controller knows them.
protocol BannerView: ViewContainer {
  var syncLabel: Label { get }
  var retryButton: Button { get }
  var failure: String { get set }
}

extension BannerScreen: BannerView {}
