import Traces

extension Trace {
  /// The steps up to the one that starts the program; none if none does.
  var launch: ArraySlice<Step> {
    guard let place = steps.firstIndex(where: \.isLaunch) else { return [] }
    return steps[...place]
  }
}

extension Sequence<Trace.Step> {
  /// Whether those of the steps that have messages have the same ones as those
  /// of others.
  func hasSameMessages(as others: some Sequence<Trace.Step>) -> Bool {
    let own = filter { !$0.messages.isEmpty }
    let their = others.filter { !$0.messages.isEmpty }
    return own.elementsEqual(their) { one, other in
      one.text == other.text && one.messages == other.messages
    }
  }
}
