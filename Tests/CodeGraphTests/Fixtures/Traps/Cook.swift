// swift-format-ignore-file
// Closures and local functions and types belong to the enclosing member.
// The index does not record which function `onDone` calls in the last line.

struct Egg {}
//> is struct Egg
struct Pan {
//> is struct Pan
  func fry(_ egg: Egg) {}
//> Pan has method fry(_:): (Traps.Egg) -> ()
//> Pan.fry(_:) mentions Egg
}
final class Cook {
//> is class Cook
  var onDone: (Egg) -> Void = { egg in Pan().fry(egg) }
//> Cook has stored property onDone: (Traps.Egg) -> ()
//> Cook.onDone calls Pan.fry(_:), constructs Pan.init(), mentions Egg, Pan
  lazy var tool: Pan = { Pan() }()
//> Cook has stored property tool: Traps.Pan
//> Cook.tool constructs Pan.init(), mentions Pan, Pan
  func cook() {
//> Cook has method cook(): () -> ()
    let eggs = [1, 2].map { _ in Egg() }
//> Cook.cook() constructs Egg.init(), mentions Egg
    func inner(_ egg: Egg) { Pan().fry(egg) }
//> Cook.cook() calls Pan.fry(_:), constructs Pan.init(), mentions Egg, Pan
    struct Plate { let egg: Egg }
//> Cook.cook() mentions Egg
    eggs.forEach { egg in
      let later = { inner(egg) }
      later()
      _ = Plate(egg: egg)
    }
    onDone(eggs[0])
  }
}
