extension Mutation {
  /// The mistakes in the Greeting example.
  static let greeting: [Mutation] = [greetingUnseen]

  package static let greetingUnseen = Mutation(
    "greeting-unseen", in: .greeting, "Tapping the button of Greeting shows nothing.")
}
