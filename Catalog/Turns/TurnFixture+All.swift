import Measures

extension TurnFixture {
  /// All fixtures, in the order of the patterns; between them they turn a comparison of each measure that decides a verdict, in
  /// each direction in which a working program can.
  public static let all = mvc + mvp + mvvm + mvvmC + viper + cleanSwift + modaV + holder

  private static let mvc = [
    TurnFixture(
      "mvc-text-in-model", "The Model words the greeting, and the tests need the Model alone.", of: .mvc,
      adding: ["GreetingModel": "Model"], larger: [.types]),
    TurnFixture(
      "mvc-steps", "The controller words the greeting in steps, a property for each.", of: .mvc,
      larger: [.largest(.lines, of: .view)]),
  ]

  private static let mvp = [
    TurnFixture(
      "mvp-composer", "The Presenter leaves the wording to a part of its own, known by protocol.", of: .mvp,
      adding: ["GreetingComposing": "Presenter", "GreetingComposer": "Presenter"],
      larger: [.protocols, .lines, .linesWithWiring]),
    TurnFixture(
      "mvp-talkative-view", "The View says when it is ready, and the Presenter enables its button.", of: .mvp,
      larger: [.membersBetween(.view, .logic)]),
  ]

  private static let mvvm = [
    TurnFixture(
      "mvvm-parts", "The ViewModel has the greeting made in three steps, by types of their own.", of: .mvvm,
      adding: [
        "GreetingNaming": "ViewModel", "GreetingNames": "ViewModel", "GreetingSalutation": "ViewModel",
        "GreetingComposing": "ViewModel", "GreetingComposer": "ViewModel",
      ],
      smaller: [.linesPerType]),
    TurnFixture(
      "mvvm-one-expression",
      "The ViewModel words the greeting in one expression, as the View binds its label.",
      of: .mvvm, smaller: [.lines, .linesWithWiring]),
    TurnFixture(
      "mvvm-model-parts", "The ViewModel asks four parts of the Model, each of which it names.", of: .mvvm,
      adding: [
        "GreetingModel": "Model", "GreetingNames": "Model", "GreetingSalutation": "Model",
        "GreetingSentence": "Model",
      ],
      larger: [.roleReferences(.concrete)]),
  ]

  private static let mvvmC = [
    TurnFixture(
      "mvvm-c-handed-screen", "The Coordinator is handed its screen, which the composition root makes.",
      of: .mvvmC, smaller: [.roleReferences(.concrete)])
  ]

  private static let viper = [
    TurnFixture(
      "viper-without-transport", "The Interactor hands over two texts in place of a transport structure.",
      of: .viper, removing: ["GreetingData"], larger: [.linesPerType], smaller: [.roles]),
    TurnFixture(
      "viper-completion", "The Interactor answers by a function in place of its output.", of: .viper,
      removing: ["GreetingInteractorOutput"], smaller: [.largest(.lines, of: .role("Presenter"))]),
  ]

  private static let cleanSwift = [
    TurnFixture(
      "clean-swift-steps", "The Presenter words the greeting in steps, a method for each.", of: .cleanSwift,
      larger: [.largest(.lines, of: .role("Presenter"))])
  ]

  private static let modaV = [
    TurnFixture(
      "moda-v-completion", "The Orchestrator answers by a function in place of the Delegate.", of: .modaV,
      removing: ["GreetingViewDelegate"],
      smaller: [
        .types, .protocols, .largest(.lines, of: .view), .membersBetween(.view, .logic),
      ]),
    TurnFixture(
      "moda-v-adapter", "The person comes through an Adapter.", of: .modaV,
      adding: ["PersonAdapting": "Adapter", "PersonAdapter": "Adapter"],
      larger: [.roles, .rootLines]),
    TurnFixture(
      "moda-v-one-expression", "The composition root makes the parts and shows the View in one expression.",
      of: .modaV, smaller: [.rootLines]),
  ]

  private static let holder = [
    TurnFixture(
      "holder-by-type", "A look-up that finds nothing of its name takes what has its type.", of: .holder,
      in: .login, smaller: [.misspeltNamesThatCrash], running: [.nameMisspelt])
  ]
}
