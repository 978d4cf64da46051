/// A line of the file of a pattern's recordings: one fact, as JSON.
///
/// A step belongs to the scenario before it; a call and a window belong to the step before them.
enum RecordingLine: Equatable {
  /// The first line: what the recordings depend on.
  case head(Head)
  /// A reference between types in an example.
  case reference(Reference)
  /// The start of a scenario.
  case scenario(Scenario)
  /// The start of a step.
  case step(Step)
  /// A call.
  case call(Recording.Call)
  /// The window after the step, unless it is that of the step before.
  case window(Window)

  struct Head: Codable, Equatable {
    let fingerprint: String
    /// The number of lines of the file, from which a file that was cut off differs.
    let lines: Int
  }

  struct Reference: Codable, Equatable {
    /// The example's id.
    let example: String
    let from: String
    let to: String
  }

  struct Scenario: Codable, Equatable {
    /// The example's id.
    let example: String
    let name: String
  }

  struct Step: Codable, Equatable {
    let text: String
  }

  struct Window: Codable, Equatable {
    let text: String
  }
}

/// A line is an object with one key, which names its kind.
extension RecordingLine: Codable {
  private enum Kind: String, CodingKey {
    case head, reference, scenario, step, call, window
  }

  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Kind.self)
    guard let kind = line.allKeys.first, line.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a line has one kind"))
    }
    switch kind {
    case .head: self = .head(try line.decode(Head.self, forKey: kind))
    case .reference: self = .reference(try line.decode(Reference.self, forKey: kind))
    case .scenario: self = .scenario(try line.decode(Scenario.self, forKey: kind))
    case .step: self = .step(try line.decode(Step.self, forKey: kind))
    case .call: self = .call(try line.decode(Recording.Call.self, forKey: kind))
    case .window: self = .window(try line.decode(Window.self, forKey: kind))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Kind.self)
    switch self {
    case .head(let head): try line.encode(head, forKey: .head)
    case .reference(let reference): try line.encode(reference, forKey: .reference)
    case .scenario(let scenario): try line.encode(scenario, forKey: .scenario)
    case .step(let step): try line.encode(step, forKey: .step)
    case .call(let call): try line.encode(call, forKey: .call)
    case .window(let window): try line.encode(window, forKey: .window)
    }
  }
}
