#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The receiver of a table's user events.
///
/// - UIKit: UITableViewDelegate; renamed, with one method
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// Called after the user has selected a row, also one that was selected before.
  ///
  /// - UIKit: UITableViewDelegate.tableView(_:didSelectRowAt:)
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
}

/// The method is optional.
extension TableViewDelegate {
  /// Does nothing.
  ///
  /// - UIKit: UITableViewDelegate.tableView(_:didSelectRowAt:); a default implementation instead of an optional requirement
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
}
