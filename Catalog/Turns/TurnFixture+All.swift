import Measures

extension TurnFixture {
  /// All fixtures, in the order of the patterns; between them they turn a comparison of each measure that decides a verdict, in
  /// each direction in which a working program can.
  public static let all = mvc + mvp + mvvm + viper + modaV

  private static let mvc = [
    TurnFixture(
      "mvc-text-in-model", "The Model words the greeting, and the tests need the Model alone.", of: .mvc,
      adding: ["GreetingModel": "Model"], larger: [.types]),
    TurnFixture(
      "mvc-steps", "The controller words the greeting in steps, a property for each.", of: .mvc,
      larger: [.largest(.lines, of: .view), .lines]),
    TurnFixture(
      "mvc-fewer-lines", "The controller hands over its view in one line, and its button in another.",
      of: .mvc, smaller: [.linesWithWiring]),
  ]

  private static let mvp = [
    TurnFixture(
      "mvp-composer", "The Presenter leaves the wording to a part of its own, known by protocol.", of: .mvp,
      adding: ["GreetingComposing": "Presenter", "GreetingComposer": "Presenter"],
      larger: [.protocols, .linesWithWiring]),
    TurnFixture(
      "mvp-one-expression",
      "The Presenter words the greeting in one expression, and the View binds its button in a line.",
      of: .mvp, smaller: [.largest(.lines, of: .view), .lines]),
  ]

  private static let mvvm = [
    TurnFixture(
      "mvvm-parts", "The ViewModel has the greeting made in three steps, by types of their own.", of: .mvvm,
      adding: [
        "GreetingNaming": "ViewModel", "GreetingNames": "ViewModel", "GreetingSalutation": "ViewModel",
        "GreetingComposing": "ViewModel", "GreetingComposer": "ViewModel",
      ],
      smaller: [.linesPerType])
  ]

  private static let viper = [
    TurnFixture(
      "viper-without-transport", "The Interactor hands over two texts in place of a transport structure.",
      of: .viper, removing: ["GreetingData"], larger: [.linesPerType], smaller: [.roles])
  ]

  private static let modaV = [
    TurnFixture(
      "moda-v-completion", "The Orchestrator answers by a function in place of the Delegate.", of: .modaV,
      removing: ["GreetingViewDelegate"],
      smaller: [.types, .protocols]),
    TurnFixture(
      "moda-v-adapter", "The person comes through an Adapter that reads settings.", of: .modaV,
      adding: ["PersonAdapting": "Adapter", "PersonAdapter": "Adapter", "PersonSettings": "Adapter"],
      larger: [.roles]),
  ]
}
