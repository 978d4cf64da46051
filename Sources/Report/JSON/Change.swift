import Measures

/// A difference between two reports on a pattern.
struct Change: Encodable {
  /// The subjects that are compared, in the order of a report.
  enum Kind: String, Encodable, CaseIterable {
    case figure
    case test = "test figure"
    case arrow, verdict, rule, scenario
  }

  /// A figure with its unit, or a state.
  enum Value: Encodable, Equatable {
    case figure(Double, Measure.Unit)
    case state(State)

    var text: String {
      switch self {
      case .figure(let value, let unit): figureText(value, unit)
      case .state(let state): state.words
      }
    }

    /// The state; nil for a figure.
    var state: State? {
      switch self {
      case .figure: nil
      case .state(let state): state
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .figure(let value, _): try container.encode(value)
      case .state(let state): try container.encode(state.words)
      }
    }
  }

  /// What became of a scenario, a claim, a rule or an arrow.
  struct State: Equatable {
    let words: String
    /// A space for a state without a sign.
    var sign: Character = " "
    /// The tone of a change to the state.
    var tone = Span.Tone.plain
  }

  /// What tells a change from others: the values of one key are compared.
  struct Key: Hashable {
    let kind: Kind
    let example: String?
    let subject: String
  }

  let kind: Kind
  let example: String?
  var subject: String
  /// The values; nil if a report has none.
  var before: Value?
  var after: Value?
  var remarks: [String] = []

  /// What tells it from other changes.
  var key: Key { Key(kind: kind, example: example, subject: subject) }
}
