// Two threads count in one variable: `.ci/sanitize thread` must see it before it is believed.
import Dispatch

final class Counter: @unchecked Sendable {
  var count = 0
}

let counter = Counter()
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  for _ in 0..<100_000 { counter.count += 1 }
}
print(counter.count > 0)
