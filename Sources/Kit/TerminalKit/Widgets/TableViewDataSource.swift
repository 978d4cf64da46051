#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The source of a table's rows.
///
/// - UIKit: UITableViewDataSource; renamed, with the two required methods
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows; a table asks for it when it reloads.
  ///
  /// - UIKit: UITableViewDataSource.tableView(_:numberOfRowsInSection:); there is one section, 0
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a row's cell; a table asks for it before it draws the row for the first time after it was hidden or reloaded.
  ///
  /// - UIKit: UITableViewDataSource.tableView(_:cellForRowAt:)
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}
