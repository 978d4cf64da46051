#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The path of a table's row.
///
/// - UIKit: IndexPath; extended by TerminalKit instead of UIKit
nonisolated extension IndexPath {
  /// Creates the path of a row.
  ///
  /// - UIKit: IndexPath.init(row:section:)
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The number of the section, from 0.
  ///
  /// - UIKit: IndexPath.section
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section, from 0.
  ///
  /// - UIKit: IndexPath.row
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
