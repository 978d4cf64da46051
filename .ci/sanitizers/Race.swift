// Two threads count in one variable: `.ci/sanitize thread` must see it before it is believed.
import Foundation

final class Counter: @unchecked Sendable {
  var count = 0
}

let counter = Counter()
let ends = DispatchSemaphore(value: 0)
for _ in 1...2 {
  // Once each: after many times the sanitizer may have forgotten where the other was, and then says nothing.
  Thread.detachNewThread {
    counter.count += 1
    ends.signal()
  }
}
for _ in 1...2 { ends.wait() }
print(counter.count > 0)
