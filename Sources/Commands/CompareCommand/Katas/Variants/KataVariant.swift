/// One of the variants of a kata: what it plants, and the words that differ in its page.
struct KataVariant: Sendable {
  /// The change that the start makes; nil for that of the kata's patch `start`.
  let plant: VariantPlant?
  /// The values of the page's placeholders, such as `pattern` for `{pattern}`.
  let words: [String: String]
}
