import Catalog
import CompareCommand
import Testing

/// The claims on change that requests decide, or would.
@Suite struct ChangeClaimTests {
  private let claims = Registry.cards.flatMap(\.claims)

  @Test(arguments: Claim.judgedByRequests)
  func `A claim that the requests judge is one on change, against one pattern`(id: String) throws {
    let claim = try #require(claims.first { $0.id == id })
    #expect(claim.kind == .change && claim.against.count == 1)
    #expect(Registry.cards.contains { claim.against == [$0.id] })
  }

  @Test(arguments: AwaitedRequest.all)
  func `A claim that waits for a request is one on change that the others do not judge`(
    request: AwaitedRequest
  ) {
    for id in request.claims {
      #expect(claims.contains { $0.id == id && $0.kind == .change }, "\(id)")
      #expect(!Claim.judgedByRequests.contains(id), "\(id)")
    }
  }
}
