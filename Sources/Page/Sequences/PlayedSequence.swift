import Catalog
import Examples

/// A sequence of messages with the pattern and the example that it belongs to.
struct PlayedSequence {
  let card: Card
  let example: Example
  let sequence: PageSequence
}
