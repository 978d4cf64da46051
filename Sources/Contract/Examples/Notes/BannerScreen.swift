import TerminalKit

/// The widgets of the banner, a part of the Notes and the Note screen.
public final class BannerScreen: View {
  /// The label for the state of the changes; empty if none is under way.
  public let syncLabel = Label(identifier: "sync")

  /// The label for the oldest delete that failed; see ``failure``.
  public let failedLabel = Label(identifier: "failed")

  /// The button that sends that delete again; see ``failure``.
  public let retryButton = Button(title: "Retry", identifier: "retry")

  /// Creates an empty banner.
  public init() {
    super.init()
    failure = ""
    for widget in [syncLabel, failedLabel, retryButton] {
      addSubview(widget)
    }
  }

  /// The text of `failedLabel`; without one, `retryButton` is disabled.
  public var failure: String {
    get { failedLabel.text }
    set {
      failedLabel.text = newValue
      retryButton.isEnabled = !newValue.isEmpty
    }
  }
}
