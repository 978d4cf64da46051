import Foundation

/// Writes values as JSON.
package enum JSONText {
  /// A value with sorted keys, so that the same value gives the same bytes;
  /// compact in one line.
  package static func of(
    _ value: some Encodable,
    isCompact: Bool = false
  ) throws(ReportError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw .notEncodable(reason: "\(error)")
    }
  }
}
