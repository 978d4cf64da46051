import Measures

/// A difference between two reports on a pattern.
struct Change: Encodable {
  /// The subjects that are compared, in the order of a report.
  enum Kind: String, Encodable, CaseIterable {
    case figure, test = "test figure", arrow, verdict, rule, scenario
  }

  /// A figure with its unit, or a state in words.
  enum Value: Encodable, Equatable {
    case figure(Double, Measure.Unit)
    case words(String)

    var text: String {
      switch self {
      case .figure(let value, let unit): figureText(value, unit)
      case .words(let words): words
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if case .figure(let value, _) = self { try container.encode(value) } else { try container.encode(text) }
    }
  }

  let kind: Kind
  let example: String?
  var subject: String
  /// The values; nil if a report has none.
  var before, after: Value?
  var remarks: [String] = []
}
