// swift-format-ignore-file
// Typed throws mention the failure's type.
// What a `do` throws the index does not tell.

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
