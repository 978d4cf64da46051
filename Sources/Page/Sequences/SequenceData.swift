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
  }

  struct Step: Encodable {
    /// The id by which later steps refer to this one.
    let id: String?
    let text: String
    /// The id of an earlier step with the same messages; it has the same participants.
    let same: String?
    let messages: [Message]?
  }

  /// All possible participants of the pattern, in the order of the lanes.
  let participants: [String]
  let steps: [Step]

  /// Takes a sequence of a pattern; `lineID` is the id of the element that shows a line.
  init(_ sequence: PageSequence, of card: Card, lineID: (Place) -> String?) {
    let participants = Trace.parties(of: card)
    self.participants = participants
    steps = sequence.steps.map { step in
      switch step.content {
      case .same(let other): return Step(id: nil, text: step.text, same: other, messages: nil)
      case .messages(let messages):
        let data = messages.map { message in
          Message(
            from: message.from.flatMap(participants.firstIndex), to: participants.firstIndex(of: message.to),
            text: message.label, line: message.placeToRead.flatMap(lineID))
        }
        return Step(id: step.id, text: step.text, same: nil, messages: data)
      }
    }
  }
}
