/// The status for a request that cannot be parsed; the connection is closed, as the start of the next one is unknown.
struct Refusal: Error, Equatable {
  let status: Status

  init(_ status: Status) {
    self.status = status
  }
}
