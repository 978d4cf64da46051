extension Prediction {
  /// All predictions, in the order of the requests.
  public static let all = prefill + three + pinned + template + confirm + link

  private static let prefill = [
    Prediction("moda-v2.change", in: "prefill", .fewer(.lines(of: [.view]), than: ["moda-v"])),
    Prediction("moda-v.maintain-mvc", in: "prefill", .fewer(.editedTypes, than: ["mvc"])),
    Prediction("moda-v.maintain-mvp", in: "prefill", .fewer(.editedTypes, than: ["mvp"]), isBlind: false),
    Prediction("mvvm-c.reusable", in: "prefill", .fewer(.lines(of: [.view, .logic]), than: ["mvvm"])),
  ]

  private static let three = [
    Prediction(
      "mvp.presenter-load", in: "three", .more(.largestShareOfLogic, than: ["moda-v"]), isBlind: false),
    Prediction("mvvm.bloat", in: "three", .more(.largestShareOfLogic, than: ["moda-v"])),
    Prediction("moda-v.maintain-mvc", in: "three", .fewer(.editedTypes, than: ["mvc"])),
    Prediction("holder.extensible", in: "three", .atMost(1, .editedTypes)),
    Prediction("mvpcf.flexible", in: "three", .atMost(1, .editedTypes)),
  ]

  private static let pinned = [
    Prediction(
      "mvp.manual-binding", in: "pinned", .more(.lines(of: [.view, .logic]), than: ["mvvm"]), isBlind: false),
    Prediction("tea.tree-coupling", in: "pinned", .atLeast(1, .editedTypesNamed(teaParent)), isBlind: false),
    Prediction(
      "moda-v2.change", in: "pinned", .fewer(.editedTypes, than: ["moda-v"]), isExpected: false,
      isBlind: false),
  ]

  private static let template = [
    Prediction("mvvm-c.reusable", in: "template", .fewer(.lines(of: [.view, .logic]), than: ["mvvm"])),
    Prediction("mvvm-c.placeable", in: "template", .atMost(1, .editedTypesOf(roles: ["Coordinator"]))),
    Prediction(
      "tea.tree-coupling", in: "template", .atLeast(1, .editedTypesNamed(teaOtherScreens)), isExpected: false),
  ]

  private static let confirm = [
    Prediction("mvvm-c.placeable", in: "confirm", .atMost(1, .editedTypesOf(roles: ["Coordinator"]))),
    Prediction("mvp.manual-binding", in: "confirm", .more(.editedTypes, than: ["mvvm"])),
    Prediction("mvpcf.flexible", in: "confirm", .atMost(0, .editedTypesOf(roles: ["Container", "Factory"]))),
    Prediction("tea.tree-coupling", in: "confirm", .atLeast(1, .editedTypesNamed(teaParent))),
  ]

  private static let link = [
    Prediction("mvvm-c.placeable", in: "link", .fewer(.lines(of: [.view]), than: ["mvvm"])),
    Prediction(
      "mvvm-c.deep-link", in: "link", .fewer(.lines(of: []), than: ["mvc"], by: .large), decides: true),
    Prediction("mvpcf.flexible", in: "link", .atMost(0, .editedTypesOf(roles: ["Container", "Factory"]))),
    Prediction(
      "moda-v2.change", in: "link", .fewer(.editedTypes, than: ["moda-v"]), isExpected: false),
    Prediction("tea.deep-link", in: "link", .atMost(0, .editedTypesOf(roles: ["View"]))),
    Prediction("tea.tree-coupling", in: "link", .atLeast(1, .editedTypesNamed(teaParent))),
    Prediction("tea.exhaustive", in: "link", .more(.brokenTests, than: ["mvvm"])),
    Prediction("moda-v.teams", in: "link", .noMore(.collisions, than: ["mvc"])),
    Prediction("moda-v.modularity", in: "link", .noMore(.collisions, than: ["mvc"])),
  ]

  /// The types of the feature that embeds those of all screens.
  private static let teaParent = ["NotesState", "NotesAction", "NotesReducer"]

  /// The types of the screens that the editor does not lead to.
  private static let teaOtherScreens = [
    "NoteListState", "NoteListAction", "NoteListReducer", "NoteDetailState", "NoteDetailAction",
    "NoteDetailReducer",
  ]
}
