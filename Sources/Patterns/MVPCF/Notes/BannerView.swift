import Examples
import TerminalKit

/// The banner's widget as its view controller knows it.
protocol BannerView: ViewContainer {
  var syncLabel: Label { get }
}

extension BannerScreen: BannerView {}
