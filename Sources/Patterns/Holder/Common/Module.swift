/// A feature without its user interface, as its holder knows it; other modules know it by its supporting protocol.
protocol Module: AnyObject {
  associatedtype Key: RawRepresentable<String>
  associatedtype Router

  /// What the module is found by in its holder.
  var key: Key { get }

  /// The module's way to a user interface; a module may have none.
  var router: Router? { get }
}
