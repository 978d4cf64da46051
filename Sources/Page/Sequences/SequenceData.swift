import Catalog
import Traces

/// The JSON of a sequence for the page's script.
struct SequenceData: Encodable {
  /// A step; it has either messages or an earlier step that has the same.
  struct Step: Encodable {
    /// The id by which later steps refer to this one.
    var id: String?
    let text: String
    /// The number of the window among the different ones of patterns after this
    /// step; none if it was not recorded.
    let window: Int?
    /// The id of an earlier step with the same messages; it has the same
    /// participants.
    var same: String?
    /// The numbers of the messages in ``PlayData/messages``.
    var messages: [Int]?
    /// The number of calls; several equal ones in a row are one message.
    var calls: Int?
    /// The number of files of the pattern with the line of a call or of a
    /// called member.
    var files: Int?
  }

  /// All possible participants of the pattern, in the order of the lanes.
  let participants: [String]
  let steps: [Step]

  init(of card: Card, steps: [Step]) {
    participants = Trace.parties(of: card)
    self.steps = steps
  }
}
