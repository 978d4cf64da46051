/// The kata that is started in a checkout.
struct StartedKata {
  /// The kata, or the variant of it.
  let kata: Kata
  let stage: KataStage
}
