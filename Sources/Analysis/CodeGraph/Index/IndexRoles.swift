/// The roles of an occurrence or a relation; the bits are those of `indexstore.h`.
struct IndexRoles: OptionSet {
  let rawValue: UInt64

  static let definition = IndexRoles(rawValue: 1 << 1)
  static let reference = IndexRoles(rawValue: 1 << 2)
  static let read = IndexRoles(rawValue: 1 << 3)
  static let write = IndexRoles(rawValue: 1 << 4)
  static let call = IndexRoles(rawValue: 1 << 5)
  static let implicit = IndexRoles(rawValue: 1 << 8)

  static let childOf = IndexRoles(rawValue: 1 << 9)
  static let baseOf = IndexRoles(rawValue: 1 << 10)
  static let extendedBy = IndexRoles(rawValue: 1 << 14)
  static let accessorOf = IndexRoles(rawValue: 1 << 15)
  static let containedBy = IndexRoles(rawValue: 1 << 16)

  // The standard library's version is generic, which is slow in a debug build for every occurrence.
  /// Whether all of the other's bits are set.
  func contains(_ other: IndexRoles) -> Bool { rawValue & other.rawValue == other.rawValue }
}
