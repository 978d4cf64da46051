// swift-format-ignore-file
// Typed throws mention the error's type, but in a `do` the index omits it.

struct Clerk {
  func sell() async throws(Refusal) -> Price { throw .closed }
//> Clerk.sell() mentions Price, Refusal, Refusal.closed
  func attempt() async {
    do throws(Refusal) {
      _ = try await sell()
    } catch {
      switch error { case .closed: break }
//> Clerk.attempt() mentions Refusal.closed
    }
  }
}
