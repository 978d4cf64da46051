import Measures

extension Trace {
  /// A call from one participant to another.
  public struct Message: Sendable, Hashable {
    /// The sending participant; nil at the start of the program.
    public let from: String?
    /// The receiving participant.
    public let to: String
    /// The call between the types.
    public internal(set) var call: Recording.Call

    /// Whether an observed property tells a view controller of its change.
    var isNotice: Bool {
      call.member == .closure(in: .method(name: "updatePropertiesIfNeeded", labels: []))
    }

    /// Whether a view controller is asked to show what it observes.
    var isUpdate: Bool {
      from == Surrounding.widgets.rawValue && call.member == .method(name: "updateProperties", labels: [])
    }

    /// Whether it calls a method or a setter of a widget.
    var changesWidget: Bool {
      guard to == Surrounding.widgets.rawValue else { return false }
      switch call.member {
      case .method, .setter: return true
      case .initializer, .getter, .closure, .localFunction, .implicit: return false
      }
    }

    /// Whether only the counts differ.
    func isLike(_ other: Self) -> Bool {
      from == other.from && to == other.to && call.isLike(other.call)
    }
  }
}
