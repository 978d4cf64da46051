import Measures

extension Card {
  /// The card of The Elm Architecture, in the manner of The Composable Architecture.
  public static let tea = Card(
    id: "tea", name: "TEA (TCA)", abbreviation: "TEA",
    otherNames: ["tca", "composable-architecture", "composable", "elm", "the-elm-architecture"],
    module: "TEA",
    summary:
      "One store has the state, a value; reducers write it for each action, and return effects to be run.",
    roles: [
      Role(
        name: "View",
        duty: "Copies the state into its widgets, sends an action for each event; decides nothing.",
        part: .view, types: .ofScreens("ViewController")),
      Role(
        name: "Reducer", duty: "Writes the next state for an action, returns effects; does no work itself.",
        part: .logic,
        types: [
          "GreetingReducer", "LoginAppReducer", "LoginReducer", "HomeReducer", "NotesReducer",
          "NoteListReducer", "NoteDetailReducer", "NoteEditorReducer",
        ]),
      Role(
        name: "Container", duty: "Makes the shown screens equal the state; sends Back as an action.",
        part: .navigation, types: ["LoginNavigationController", "NotesNavigationController"]),
      Role(
        name: "State", duty: "Holds all that a feature knows as a value, and what is shown of it.",
        part: .model,
        types: [
          "GreetingState", "LoginAppState", "LoginState", "HomeState", "HomeContents", "NotesState",
          "NoteListState", "NoteListContents", "NoteRow", "NoteDetailState", "NoteDetailContents",
          "NoteEditorState", "BannerContents",
        ]),
      Role(
        name: "Action", duty: "Names all that can happen: a user's doing, an answer, a child's report.",
        part: .model,
        types: [
          "GreetingAction", "LoginAppAction", "LoginAction", "HomeAction", "NotesAction", "NoteListAction",
          "NoteDetailAction", "NoteEditorAction", "BannerAction",
        ]),
      Role(
        name: "Entity", duty: "Plain data of the app, as the server has them.", part: .model,
        types: Self.sharedEntities),
      Role(
        name: "Client", duty: "Asks the server or keeps a file; knows neither state nor actions.",
        part: .outside, types: ["LoginClient", "SessionClient", "NotesClient"]),
      Role(
        name: "Store", duty: "Has the only state that changes; runs reducers and effects: the runtime.",
        part: .wiring,
        types: ["Reducer", "EffectID", "Effect", "Store", "ScopedStore", "Presenting"]),
    ],
    arrows: [
      Arrow(from: "View", to: "Store", via: .concrete),
      Arrow(from: "View", to: "State", via: .concrete),
      Arrow(from: "View", to: "Action", via: .concrete),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Container", to: "View", via: .concrete),
      Arrow(from: "Container", to: "Store", via: .concrete),
      Arrow(from: "Container", to: "State", via: .concrete),
      Arrow(from: "Container", to: "Action", via: .concrete),
      Arrow(from: "Container", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Reducer", to: "Store", via: .concrete),
      Arrow(from: "Reducer", to: "Store", via: .protocol),
      Arrow(from: "Reducer", to: "State", via: .concrete),
      Arrow(from: "Reducer", to: "Action", via: .concrete),
      Arrow(from: "Reducer", to: "Entity", via: .concrete),
      Arrow(from: "Reducer", to: "Client", via: .concrete),
      Arrow(from: "State", to: "Entity", via: .concrete),
      Arrow(from: "Action", to: "Entity", via: .concrete),
      Arrow(from: "Client", to: "Entity", via: .concrete),
      Arrow(from: "Client", to: Arrow.network, via: .concrete),
      Arrow(from: "Client", to: Arrow.storage, via: .concrete),
    ],
    prohibitions: [
      Prohibition(
        "A reducer gets its dependencies from outside, so that a test can replace network and disk.",
        in: .tca,
        forbids: .references(from: .role("Reducer"), to: .surrounding(.network), .any),
        .references(from: .role("Reducer"), to: .surrounding(.storage), .any)),
      Prohibition(
        "The enum of actions parts the logic of a feature from its view.", in: .tcaFAQ,
        forbids: .references(from: .view, to: .role("Reducer"), .any),
        .references(from: .role("Reducer"), to: .view, .any)),
      Prohibition(
        "What the user sees is made from the model; it changes by messages alone.", in: .elmGuide,
        forbids: .references(from: .role("State"), to: .surrounding(.widgets), .any),
        .references(from: .view, to: .role("Client"), .any)),
    ],
    terms: [
      Term("Model", in: .elmGuide, here: ["State"]),
      Term("Msg", in: .elmGuide, here: ["Action"]),
      Term("update", in: .elmGuide, here: ["Reducer"]),
      Term("view", in: .elmGuide, here: ["View"], caveat: 1),
      Term("Cmd", in: .elmGuide, here: ["Effect"]),
      Term("Sub", in: .elmGuide, here: [], caveat: 15),
      Term("init", in: .elmGuide, here: [], caveat: 16),
      Term("runtime system", in: .elmGuide, here: ["Store"], caveat: 12),
      Term("State", in: .tca, here: ["State"], caveat: 10),
      Term("Action", in: .tca, here: ["Action"], caveat: 10),
      Term("Reducer", in: .tca, here: ["Reducer"]),
      Term("Store", in: .tca, here: ["Store"], caveat: 12),
      Term("Effect", in: .tca, here: ["Effect"]),
      Term("run", in: .tca, here: ["Effect.run"], caveat: 14),
      Term("binding", in: .tca, here: [], caveat: 1),
      Term("dismiss", in: .tca, here: ["NoteEditorAction"], caveat: 7),
      Term("cancellable", in: .tca, here: ["EffectID", "Effect.cancel"], caveat: 14),
      Term("scope", in: .tca, here: ["ScopedStore"], caveat: 11),
      Term("Scope", in: .tca, here: [], caveat: 4),
      Term("ifLet", in: .tca, here: ["Presenting"], caveat: 19),
      Term("ifCaseLet", in: .tca, here: ["Presenting"], caveat: 19),
      Term("dependency", in: .tca, here: ["Client"], caveat: 13),
      Term(
        "delegate action", in: .tca,
        here: ["LoginAction", "HomeAction", "NoteListAction", "NoteDetailAction", "NoteEditorAction"],
        caveat: 4),
      Term(
        "view action", in: .tca,
        here: ["LoginAction", "HomeAction", "NoteListAction", "NoteDetailAction", "NoteEditorAction"]),
      Term("observe", in: .tcaUIKit, here: .ofScreens("ViewController.updateProperties")),
      Term("TestStore", in: .tca, here: [], caveat: 18),
      Term("tree-based navigation", in: .tcaNavigation, here: ["NotesState.detail", "NotesState.editor"]),
      Term("stack-based navigation", in: .tcaNavigation, here: [], caveat: 5),
      Term("navigationDestination", in: .tcaUIKit, here: ["NotesNavigationController"], caveat: 6),
      Term("present(item:)", in: .tcaUIKit, here: ["NotesNavigationController"], caveat: 7),
      Term("PresentationAction.dismiss", in: .tca, here: ["NotesAction"]),
      Term("AlertState", in: .tcaNavigation, here: ["NoteEditorState.isAsking"], caveat: 7),
      Term("Shared", in: .tca, here: [], caveat: 2),
    ],
    workflow: [
      "Each keystroke is an action; the reducer writes email and password into the state.",
      "A tap on `logIn` is an action; the reducer checks the input, and may write a message.",
      "Otherwise it writes the waiting state and returns an effect; nothing is sent yet.",
      "The store keeps the new state and starts the effect; the view copies the state into its widgets.",
      "The effect has the client log in and, unless it was cancelled, the session stored.",
      "It ends with an action; that of a failure has the reducer write a message into the state.",
      "That of a success ends the waiting and is told to the parent, which puts Home in place of Log in.",
      "The container shows Home, as the state says; all effects of Log in end.",
    ],
    claims: [
      Claim(
        id: "tea.navigation", evidence: .opinion, side: .difference,
        text: "State drives navigation: a step is state that begins or ends to exist.",
        source: .tcaNavigation),
      .rule(
        "tea.observe", .all(.boundShare),
        text: "A controller reads its store in a closure that runs again when the state has changed.",
        source: .tcaUIKit),
      Claim(
        id: "tea.testing", evidence: .opinion, side: .pro,
        text: "Each state and each effect can be asserted, exhaustively: testability comes first.",
        source: .tcaTesting),
      Claim(
        id: "tea.no-ui-test", evidence: .opinion, side: .pro,
        text: "A feature is fully testable, without the need to run a UI test.", source: .tcaFAQ),
      Claim(
        id: "tea.decoupled", evidence: .opinion, side: .pro, against: ["mvvm"],
        text: "An enum of actions parts logic from view even more than an observable model does.",
        source: .tcaFAQ),
      Claim(
        id: "tea.lines", evidence: .opinion, side: .pro,
        text: "Not very many more lines than vanilla SwiftUI; much fewer once tested or joined.",
        source: .tcaFAQ),
      Claim(
        id: "tea.deep-link", evidence: .change, side: .pro,
        text: "To open the app deep inside is a mere exercise in making a nested state.",
        source: .tcaNavigation),
      Claim(
        id: "tea.valid-paths", evidence: .opinion, side: .pro,
        text: "Optional states and enums rule out invalid paths through the screens.",
        source: .tcaNavigation),
      Claim(
        id: "tea.auto-cancel", evidence: .opinion, side: .pro,
        text: "A feature's effects are cancelled by themselves when its state is gone.", source: .tca),
      Claim(
        id: "tea.tools", evidence: .opinion, side: .pro,
        text: "Every action can be printed with the change of the state that it made.", source: .tcaFAQ),
      Claim(
        id: "tea.boilerplate",
        evidence: .opinion, side: .con, against: ["mvvm"],
        text: "A lot of boilerplate, even for simple features.", source: .humber),
      Claim(
        id: "tea.tree-coupling", evidence: .change, side: .con,
        text: "A tree of states couples features: a screen needs those that it leads to to compile.",
        source: .tcaNavigation),
      Claim(
        id: "tea.back", evidence: .opinion, side: .con,
        text: "The system's Back can conflict with the state that drives the stack.",
        source: .tcaBack),
      Claim(
        id: "tea.ping-pong", evidence: .opinion, side: .con,
        text: "Work in several steps bounces actions to and fro if state changes between them.",
        source: .tcaFAQ),
      Claim(
        id: "tea.reader-apps", evidence: .opinion, side: .con,
        text: "The benefits are less clear for an app that only loads data and shows them.",
        source: .tcaFAQ),
      Claim(
        id: "tea.scale", evidence: .opinion, side: .con,
        text: "Every action passes the reducers of all its parents, which costs time in a large app.",
        source: .zablocki),
      Claim(
        id: "tea.exhaustive", evidence: .change, side: .con,
        text: "Exhaustive tests repeat themselves and break when inner parts change.", source: .zablocki),
      Claim(
        id: "tea.learning", evidence: .opinion, side: .con, text: "The learning curve is steep.",
        source: .schmidt),
    ],
    caveats: [
      Caveat(
        number: 1, about: .code(test: "a view copies state and sends actions, nothing else"),
        text: """
          Elm's view is a function from the model to HTML. TCA's UIKit controllers copy state into labels by \
          hand, and bind text fields (`BindingReducer`); here each field has an action of its own.
          """),
      Caveat(
        number: 2, about: .code(test: "the notes are once in the root's state"),
        text: """
          TCA shares state by `@Shared`, a reference with several writers, which its FAQ offers. Here the root's \
          state has the notes once, and what a screen shows of them is derived.
          """),
      Caveat(
        number: 3, about: .code(test: "a child names neither its parent nor a sibling"),
        text: """
          TCA warns of children that name their parent's types; in its SyncUps a child's view does. Here \
          state, action and reducer name no parent or sibling; what a view shows is made from the root's \
          state.
          """),
      Caveat(
        number: 4, about: .code(test: "what the user does on the list ends what can be undone"),
        text: """
          TCA composes in `body`; its tutorial's parents act on delegate actions, TicTacToe's on any. Here the \
          composition root composes; the root calls the list's reducer, and acts on what the user does there.
          """),
      Caveat(
        number: 5, about: .code(test: "note and editor are two optionals"),
        weighingOn: ["tea.valid-paths", "tea.tree-coupling"],
        text: """
          TCA has trees and stacks; its articles nest the editor in its item, and advise an enum \
          (tea.valid-paths, tea.tree-coupling). Here note and editor are two optionals: one can lack the other.
          """),
      Caveat(
        number: 6, about: .code(test: "Back removes the note's state, and it is not pushed again"),
        weighingOn: ["tea.back"],
        text: """
          TCA's controllers shorten the path once a screen has been popped; so does the Container here. The \
          kit pops at once: a change during an animated pop, as tea.back has it, cannot happen here.
          """),
      Caveat(
        number: 7, about: .code(test: "an editor whose state is gone dismisses itself"),
        text: """
          TCA's presenter dismisses, or the child by a dependency; an alert is state. The kit updates the front \
          screen only: the editor dismisses itself; a flag begins its question, and only a button ends it.
          """),
      Caveat(
        number: 8, about: .code(test: "log in and store are one effect that a cancel ends between them"),
        text: """
          TicTacToe's LoginCore never cancels its request. Here Log in's effect asks between the answer and the \
          storing whether it was cancelled; a check in the store comes after that.
          """),
      Caveat(
        number: 9, about: .text,
        text: """
          Elm's guide advises against files by role, and against an update for each component; a page has \
          one, as each screen here. Every State, Action and Reducer has a file; Entity is nobody's term.
          """),
      Caveat(
        number: 10, about: .code(test: "a view knows no reducer"),
        text: """
          TCA nests State and Action in the reducer's type, which its views name. Here they stand apart, so \
          that a View names no Reducer; that is stricter than the source.
          """),
      Caveat(
        number: 11, about: .code(test: "one observed state wakes every reader, a no-op nobody"),
        text: """
          TCA observes each field, and scopes along stored state; `Contents` are what it called view state, \
          and dropped. Here the state is observed as one: a change wakes the front screen, a no-op nobody.
          """),
      Caveat(
        number: 12, about: .code(test: "the runtime names no type of an example"),
        weighingOn: ["tea.boilerplate"],
        text: """
          The runtime stands for a library and counts as wiring. Case accessors, TCA's macros' work, count as \
          code. No figure decides tea.boilerplate: more lines need not be boilerplate.
          """),
      Caveat(
        number: 13, about: .code(test: "two stores with their own keys do not share them"),
        text: """
          TCA takes dependencies from a registry or initialisers; a client is a struct of closures that tests \
          replace. Here clients are handed in, tests replace transport and disk; keys come from a closure.
          """),
      Caveat(
        number: 14, about: .code(test: "equal names in two children are two effects"),
        text: """
          An effect that can be cancelled has a name and replaces one of that name, as by `cancelInFlight`; \
          a child's are within its own. `merge` keeps the order; `run` ends with one action at most.
          """),
      Caveat(
        number: 15, about: .text,
        text: """
          Elm's subscriptions hear of what comes unasked. Nothing here does: every event is the user's or the \
          answer to a request.
          """),
      Caveat(
        number: 16, about: .code(test: "the composition root makes the first state"),
        text: """
          Elm's `init` returns the first state and a command. Here the composition root makes the state, from \
          the stored session or the note to open, and a screen sends an action when it is first loaded.
          """),
      Caveat(
        number: 17, about: .code(test: "a delete and the end of a session are promises"),
        text: """
          TCA cancels the effects of a feature that is gone, but for its parent's and unstructured tasks. \
          Here `promise` is a kind of effect: a sent delete, and deleting the session of a Home that is \
          gone.
          """),
      Caveat(
        number: 18, about: .text, weighingOn: ["tea.exhaustive"],
        text: """
          TCA's TestStore can be told not to be exhaustive (tea.exhaustive), and checks its end by itself. The \
          small one, neither double nor code, does so in `finish()`, and compares actions by their text.
          """),
      Caveat(
        number: 19, about: .code(test: "the system may dismiss the editor past its state"),
        text: """
          TCA clears the state when the system dismisses. The editor tells by an action that it has \
          disappeared, unless its state is gone: TCA would warn of such an action, and still ask the parent.
          """),
      Caveat(
        number: 20, about: .text,
        text: """
          The posts of Humber and Schmidt were read in part, Zabłocki's talk in notes of another. Firefox's \
          decision records are about Redux, and are not quoted.
          """),
      Caveat(
        number: 21, about: .text,
        text: """
          TCA's tutorial has a child do nothing on its delegate actions. The note's reducer ends its reading on \
          them: the root closes a note's screen that neither has a note nor waits for one.
          """),
      Caveat(
        number: 22, about: .text,
        text: """
          State, Action and Entity are roles of plain values, to which most references between roles lead; in \
          MVVM such values are within Model and ViewModel, where no reference between roles is counted.
          """),
    ],
    mutants: .tea, brokenRule: .tea,
    advice: Advice(
      interaction: """
        Send an action for what happened; share logic by methods, not by actions; let a parent act on a \
        child's delegate actions.
        """,
      state: "Model each screen that can be shown as optional or enum state, and let state drive navigation.",
      source: .tca),
    sources: [
      .elmGuide, .tca, .tcaFAQ, .tcaTesting, .tcaNavigation, .tcaUIKit, .tcaBack, .humber, .schmidt,
      .zablocki,
    ])
}

extension Source {
  private static let pointFree = "Brandon Williams, Stephen Celis"

  /// The guide to Elm, by its inventor, with The Elm Architecture.
  public static let elmGuide = Source(
    key: "elm-guide", label: "Elm guide", author: "Evan Czaplicki", title: "An Introduction to Elm",
    address: "https://guide.elm-lang.org/architecture/")

  /// The library, with its articles and samples.
  public static let tca = Source(
    key: "tca", label: "TCA", author: pointFree, title: "The Composable Architecture", venue: "Point-Free",
    address: "https://github.com/pointfreeco/swift-composable-architecture")

  /// The authors' answers to what is said of it.
  public static let tcaFAQ = Source(
    key: "tca-faq", label: "TCA, FAQ", author: pointFree,
    title: "The Composable Architecture, Frequently asked questions",
    address:
      "https://github.com/pointfreeco/swift-composable-architecture/blob/main/Sources/ComposableArchitecture/Documentation.docc/Articles/FAQ.md"
  )

  /// The article on exhaustive tests.
  public static let tcaTesting = Source(
    key: "tca-testing", label: "TCA, testing", author: pointFree,
    title: "The Composable Architecture, Testing",
    address:
      "https://github.com/pointfreeco/swift-composable-architecture/blob/main/Sources/ComposableArchitecture/Documentation.docc/Articles/TestingTCA.md"
  )

  /// The article on navigation as state.
  public static let tcaNavigation = Source(
    key: "tca-navigation", label: "TCA, navigation", author: pointFree,
    title: "The Composable Architecture, What is navigation?",
    address:
      "https://github.com/pointfreeco/swift-composable-architecture/blob/main/Sources/ComposableArchitecture/Documentation.docc/Articles/WhatIsNavigation.md"
  )

  /// The authors' tools for UIKit.
  public static let tcaUIKit = Source(
    key: "tca-uikit", label: "Swift Navigation", author: pointFree, title: "Swift Navigation, UIKit",
    address: "https://github.com/pointfreeco/swift-navigation")

  /// A request that reports a conflict of Back with the state.
  public static let tcaBack = Source(
    key: "tca-back", label: "Swift Navigation 243", title: "Swift Navigation, pull request 243", year: 2024,
    address: "https://github.com/pointfreeco/swift-navigation/pull/243")

  /// A critic of the library.
  public static let humber = Source(
    key: "humber", label: "Humber", author: "Max Humber", title: "The Case Against TCA",
    address: "https://maxhumber.com/tcatca")

  /// A developer's account of three years with the library.
  public static let schmidt = Source(
    key: "schmidt", label: "Schmidt", author: "Rod Schmidt", title: "My 3 Year Experience",
    address: "https://rodschmidt.com/posts/composable-architecture-experience")

  /// A talk on the library in a large app.
  public static let zablocki = Source(
    key: "zablocki", label: "Zabłocki 2023", author: "Krzysztof Zabłocki", title: "Leveraging TCA at scale",
    venue: "Swift Heroes", year: 2023,
    address: "https://kazaimazai.com/leveraging-tca-at-scale-by-krzysztof-zablocki")
}
