// swift-format-ignore-file
// An actor is no class; an isolation attribute mentions its actor.

struct Cash {}
//> is struct Cash
actor Till {
//> is actor Till
  private var cash = Cash()
//> Till.cash constructs Cash.init(), mentions Cash
  nonisolated let name = "till"
  func add(_ cash: Cash) { self.cash = cash }
//> Till.add(_:) mentions Cash
}
public actor Safe {}
//> is actor Safe
final class Guard {
//> is class Guard
  func count(_ till: Till) async { await till.add(Cash()) }
//> Guard.count(_:) calls Till.add(_:), constructs Cash.init(), mentions Cash, Till
}
@globalActor actor Counter {
//> is actor Counter
  static let shared = Counter()
}
@Counter final class Drawer {
//> is class Drawer
//> Drawer mentions Counter
  @MainActor func open() {}
  @Counter func close() {}
//> Drawer.close() mentions Counter
}
