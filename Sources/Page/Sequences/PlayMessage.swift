import CodeGraph
import Traces

/// A message in the JSON for the page's script.
struct PlayMessage: Hashable {
  /// The sender; none at the start of the program.
  let from: String?
  /// The receiver.
  let to: String
  /// The member and the number of calls.
  let text: String
  /// The line to read, if the page shows it.
  let line: LineAddress?
  /// Whether that is the line of the called member, because code outside the
  /// pattern calls it.
  let isReceived: Bool

  /// Takes a recorded message; `address` is that of a line that the page shows.
  init(_ message: Trace.Message, address: (Place) -> LineAddress?) {
    from = message.from
    to = message.to
    text = message.label
    line = message.placeToRead.flatMap(address)
    isReceived = message.isReadWhereReceived
  }
}
