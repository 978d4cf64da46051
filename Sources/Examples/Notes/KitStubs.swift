import TerminalKit

/// Stands in until the kit has a table and alerts.
public final class TableView: View {
  public var allowsSelection = true
}

public final class AlertController: ViewController {
  public init(title: String?, message: String?) {
    super.init()
  }
  public func addAction(_ action: AlertAction) {}
}

public final class AlertAction {
  public enum Style { case `default`, cancel, destructive }
  public init(title: String, style: Style, identifier: String, handler: ((AlertAction) -> Void)? = nil) {}
}
