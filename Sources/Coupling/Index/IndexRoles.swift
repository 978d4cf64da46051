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

  /// A getter's or setter's relation to its property.
  static let accessorAndChildOf = IndexRoles(rawValue: accessorOf.rawValue | childOf.rawValue)
  /// The relation of what is called to the function that calls it.
  static let calledAndContainedBy = IndexRoles(rawValue: calledBy.rawValue | containedBy.rawValue)
  /// How a property may be accessed.
  static let accesses = IndexRoles(rawValue: read.rawValue | write.rawValue)
  /// What only a reference has.
  static let ofReferences = IndexRoles(
    rawValue: accesses.rawValue | call.rawValue | containedBy.rawValue | baseOf.rawValue | extendedBy.rawValue
  )
  /// What only a definition has.
  static let ofDefinitions = IndexRoles(rawValue: childOf.rawValue | accessorOf.rawValue)
  /// All that say what another symbol has to do with an occurrence.
  static let relations = IndexRoles(rawValue: 0x7FE00)

  // The standard library's own are generic, and slow in a debug build for what is asked of every occurrence.

  /// Whether it has all of the other's.
  func contains(_ other: IndexRoles) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// Whether it has any of the other's.
  func intersects(_ other: IndexRoles) -> Bool { rawValue & other.rawValue != 0 }

  /// What is in both.
  func intersection(_ other: IndexRoles) -> IndexRoles { IndexRoles(rawValue: rawValue & other.rawValue) }

  static func == (one: IndexRoles, other: IndexRoles) -> Bool { one.rawValue == other.rawValue }
}
