import Measures

extension TurnFixture {
  /// All fixtures, in the order of the patterns; between them they turn a comparison of each measure that decides a verdict, in
  /// each direction in which a working program can.
  public static let all = mvc + mvp + viper + modaV

  private static let mvc = [
    TurnFixture(
      "mvc-steps", "The controller words the greeting in steps, a property for each.", of: .mvc,
      larger: [.largest(.lines, of: .view), .lines])
  ]

  private static let mvp = [
    TurnFixture(
      "mvp-composer", "The Presenter leaves the wording to a part of its own, known by protocol.", of: .mvp,
      adding: ["GreetingComposing": "Presenter", "GreetingComposer": "Presenter"],
      larger: [.protocols]),
    TurnFixture(
      "mvp-one-expression",
      "The Presenter words the greeting in one expression, and the View binds its button in a line.",
      of: .mvp, smaller: [.largest(.lines, of: .view), .lines]),
  ]

  private static let viper = [
    TurnFixture(
      "viper-without-transport", "The Interactor hands over two texts in place of a transport structure.",
      of: .viper, removing: ["GreetingData"], smaller: [.roles]),
    TurnFixture(
      "viper-completion", "The Interactor answers by a function in place of its output.", of: .viper,
      removing: ["GreetingInteractorOutput"], smaller: [.protocols]),
  ]

  private static let modaV = [
    TurnFixture(
      "moda-v-adapter", "The person comes through an Adapter that reads settings.", of: .modaV,
      adding: ["PersonAdapting": "Adapter", "PersonAdapter": "Adapter", "PersonSettings": "Adapter"],
      larger: [.roles])
  ]
}
