// Two closures hold an object that holds them: `.ci/sanitize address` must see it before it is believed.
final class Holder {
  var action: (() -> Void)?
}

@inline(never) func leak() {
  let holder = Holder()
  holder.action = { print(holder) }
}

for _ in 0..<10 { leak() }
