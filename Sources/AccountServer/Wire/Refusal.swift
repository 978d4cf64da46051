/// Why a request cannot be read; nothing after it on the connection can be either.
struct Refusal: Error, Equatable {
  let status: Status

  init(_ status: Status) {
    self.status = status
  }
}
