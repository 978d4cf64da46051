/// The content of a table's row.
///
/// - UIKit: UITableViewCell; renamed, and neither a view nor a class to inherit from: a row is one line of text
public final class TableViewCell {
  /// The row's text; the renderer escapes control characters and truncates it.
  ///
  /// - UIKit: UIListContentConfiguration.text; a property of the cell, without a content configuration, and not optional
  public var text = "" {
    didSet { if text != oldValue { tableView?.setNeedsDisplay() } }
  }

  /// The identifier by which a table reuses the cell.
  ///
  /// - UIKit: UITableViewCell.reuseIdentifier
  public let reuseIdentifier: String?

  /// The table that shows the cell; nil while the data source sets it up.
  weak var tableView: TableView?

  /// Creates an empty cell.
  ///
  /// - UIKit: UITableViewCell.init(style:reuseIdentifier:); no parameter `style`
  public init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
  }
}
