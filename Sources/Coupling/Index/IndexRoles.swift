/// What an occurrence is to its symbol, or a relation to its occurrence; the bits of `indexstore.h`.
struct IndexRoles: OptionSet, Hashable {
  let rawValue: UInt64

  static let declaration = IndexRoles(rawValue: 1 << 0)
  static let definition = IndexRoles(rawValue: 1 << 1)
  static let reference = IndexRoles(rawValue: 1 << 2)
  static let read = IndexRoles(rawValue: 1 << 3)
  static let write = IndexRoles(rawValue: 1 << 4)
  static let call = IndexRoles(rawValue: 1 << 5)
  static let dynamic = IndexRoles(rawValue: 1 << 6)
  static let implicit = IndexRoles(rawValue: 1 << 8)

  static let childOf = IndexRoles(rawValue: 1 << 9)
  static let baseOf = IndexRoles(rawValue: 1 << 10)
  static let overrideOf = IndexRoles(rawValue: 1 << 11)
  static let receivedBy = IndexRoles(rawValue: 1 << 12)
  static let calledBy = IndexRoles(rawValue: 1 << 13)
  static let extendedBy = IndexRoles(rawValue: 1 << 14)
  static let accessorOf = IndexRoles(rawValue: 1 << 15)
  static let containedBy = IndexRoles(rawValue: 1 << 16)

  /// All that say what another symbol has to do with an occurrence.
  static let relations = IndexRoles(rawValue: 0x7FE00)
}
