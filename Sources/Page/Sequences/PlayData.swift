import Catalog

/// The JSON of all recorded scenarios for the page's script.
struct PlayData: Encodable {
  /// A scenario of an example.
  struct Scenario: Encodable {
    /// The id of the example.
    let example: String
    let name: String
    /// The id of the element with the windows.
    let windows: String
    /// The number of the step that starts the program, from 1; 0 if none does.
    let launch: Int
    /// The ids of the sequences, by the ids of their patterns.
    var sequences: [Card.ID: String]
  }

  /// The id of the element with the JSON.
  static let id = "sequence-data"

  /// In the order of the recordings.
  var scenarios: [Scenario]
  /// By the ids of their elements; among them those of the launches.
  var sequences: [String: SequenceData] = [:]
  /// The different messages of all sequences.
  var messages = PlayMessages()
}
