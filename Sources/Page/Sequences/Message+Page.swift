import CodeGraph
import Traces

extension Trace.Message {
  /// The member and the number of calls.
  var label: String {
    if call.count <= 1 { return "\(call.member)" }
    return "\(call.member) ×\(call.count)"
  }

  /// The line to read: the call's in the pattern, else the definition's.
  var placeToRead: Place? {
    let places = [call.place, call.target].compactMap(\.self)
    let own = places.first { $0.file.hasPrefix("Sources/Patterns/") }
    return own ?? places.first
  }

  /// Whether the line to read is not that of the call, which is outside the
  /// pattern.
  var isReadWhereReceived: Bool { placeToRead != call.place }
}
