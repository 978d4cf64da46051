import Measures

extension Measure {
  /// The measure at the head of a table's row, and whether it is a part of the row above.
  var row: (label: String, isPart: Bool) {
    switch self {
    case .protocols: ("of them protocols", true)
    case .lines: ("lines of code", false)
    case .linesPlaying, .protocolLines: (String(label.dropFirst("lines ".count)), true)
    case .wiringLines: ("of wiring roles, apart", false)
    case .roleReferences(let through): ("role references, \(through.rawValue)", false)
    case .mutationScore: ("mutants its unit tests notice", false)
    default: (label, false)
    }
  }
}
