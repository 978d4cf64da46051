import Catalog
import CodeGraph
import Traces

/// The JSON of a sequence for the page's script.
struct SequenceData: Encodable {
  struct Step: Encodable {
    /// The id by which later steps refer to this one.
    let id: String?
    let text: String
    /// The number of the window among the different ones of patterns after this
    /// step; none if it was not recorded.
    let window: Int?
    /// The id of an earlier step with the same messages; it has
    /// the same participants.
    let same: String?
    /// The numbers of the messages in ``PlayData/messages``.
    let messages: [Int]?
    /// The number of calls; several equal ones in a row are one message.
    let calls: Int?
    /// The number of files of the pattern with the line of a call
    /// or of a called member.
    let files: Int?
  }

  /// All possible participants of the pattern, in the order of the lanes.
  let participants: [String]
  let steps: [Step]

  /// Takes a sequence of a pattern.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - card: The pattern's card.
  ///   - windows: The windows of the scenario; nil for a
  ///     launch, which several have.
  ///   - known: The messages of all sequences, to which those
  ///     of this one are added.
  ///   - address: The address of a line that the page shows.
  init(
    _ sequence: PageSequence, of card: Card, windows: ScenarioWindows?, addingTo known: inout PlayMessages,
    address: (Place) -> LineAddress?
  ) {
    participants = Trace.parties(of: card)
    var steps: [Step] = []
    for (place, step) in sequence.steps.enumerated() {
      let text = step.recorded.text
      let window = windows?.number(of: step.recorded.window, afterStep: place)
      switch step.content {
      case .same(let other):
        steps.append(
          Step(id: nil, text: text, window: window, same: other, messages: nil, calls: nil, files: nil))
      case .messages(let messages):
        let numbers = messages.map { message in
          known.number(
            of: PlayMessage(
              from: message.from, to: message.to, text: message.label,
              line: message.placeToRead.flatMap(address),
              isReceived: message.isReadWhereReceived))
        }
        steps.append(
          Step(
            id: step.id, text: text, window: window, same: nil, messages: numbers,
            calls: messages.map(\.call.count).reduce(0, +), files: step.recorded.filesToFollow.count))
      }
    }
    self.steps = steps
  }
}
