/// A feature without its user interface, as its holder knows it; other modules know it by its supporting protocol.
protocol Module: AnyObject {
  associatedtype Key: RawRepresentable<String>
  associatedtype Router

  /// The key by which holders find the module.
  var key: Key { get }

  /// The router of the module's user interface; nil if it has none.
  var router: Router? { get }
}
