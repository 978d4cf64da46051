import TerminalKit

/// The widgets of the banner, a part of the Notes and the Note screen.
public final class BannerScreen: View {
  /// The label for the state of the changes; empty if none is under way.
  public let syncLabel = Label(identifier: "sync")

  /// Creates an empty banner.
  public init() {
    super.init()
    addSubview(syncLabel)
  }
}
