import Edits

/// What the start of a variant changes.
enum VariantPlant: Sendable, Hashable {
  /// A mistake in the code.
  case mistake(Change)
  /// A unit test is gone.
  case lostTest(LostTest)
}
