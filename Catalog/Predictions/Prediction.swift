/// What a claim on change comes to in one request, written down before the request's cells were measured.
///
/// The request's text says the same in words, and which of its predictions were not blind.
public struct Prediction: Sendable, Hashable {
  /// The claim's id.
  public let claim: Claim.ID
  /// The request's id.
  public let request: ChangeRequest.ID
  /// What the claim says of the request's cells.
  public let assertion: ChangeAssertion
  /// Whether it was expected to hold.
  public let isExpected: Bool
  /// Whether nobody had tried a product of the patterns in question before.
  public let isBlind: Bool
  /// Whether it bears on the claim: at least two of three independent readers took the figure for a reasonable proxy of the claim's
  /// words. Any other is kept as what was foretold, and decides nothing.
  public let decides: Bool

  init(
    _ claim: Claim.ID, in request: ChangeRequest.ID, _ assertion: ChangeAssertion, isExpected: Bool = true,
    isBlind: Bool = true, decides: Bool = false
  ) {
    self.claim = claim
    self.request = request
    self.assertion = assertion
    self.isExpected = isExpected
    self.isBlind = isBlind
    self.decides = decides
  }
}
