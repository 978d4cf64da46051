import Catalog
import CodeGraph
import Traces

/// The JSON of a sequence for the page's script.
struct SequenceData: Encodable {
  struct Message: Encodable {
    /// The sender's number among the participants; none at the start of the program.
    let from: Int?
    /// The receiver's number.
    let to: Int?
    /// The member and the number of calls.
    let text: String
    /// The id of the element with the line to read, if the page shows it.
    let line: String?
    /// True if that is the line of the called member, because code outside the pattern calls it; else none.
    let isReceived: Bool?
  }

  struct Step: Encodable {
    /// The id by which later steps refer to this one.
    let id: String?
    let text: String
    /// The number of the window among the different ones of patterns after this step; none if it was not recorded.
    let window: Int?
    /// The id of an earlier step with the same messages; it has the same participants.
    let same: String?
    let messages: [Message]?
    /// The number of calls; several equal ones in a row are one message.
    let calls: Int?
    /// The number of files of the pattern with the line of a call or of a called member.
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
  ///   - windows: The windows of the scenario; nil for a launch, which several have.
  ///   - lineID: The id of the element that shows a line.
  init(_ sequence: PageSequence, of card: Card, windows: ScenarioWindows?, lineID: (Place) -> String?) {
    let participants = Trace.parties(of: card)
    self.participants = participants
    steps = sequence.steps.enumerated().map { place, step in
      let text = step.recorded.text
      let window = windows?.number(of: step.recorded.window, afterStep: place)
      switch step.content {
      case .same(let other):
        return Step(id: nil, text: text, window: window, same: other, messages: nil, calls: nil, files: nil)
      case .messages(let messages):
        let data = messages.map { message in
          Message(
            from: message.from.flatMap(participants.firstIndex), to: participants.firstIndex(of: message.to),
            text: message.label, line: message.placeToRead.flatMap(lineID),
            isReceived: message.isReadWhereReceived ? true : nil)
        }
        return Step(
          id: step.id, text: text, window: window, same: nil, messages: data,
          calls: messages.map(\.call.count).reduce(0, +), files: step.recorded.filesToFollow.count)
      }
    }
  }
}
