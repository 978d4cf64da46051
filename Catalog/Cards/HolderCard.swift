import CodeGraph
import Measures

extension Card {
  /// The card of a tree of components and a tree of modules in which things are found by name.
  public static let holder = Card(
    id: "holder", name: "Module–Holder", module: "Holder",
    summary: """
      A tree of components provides dependencies by name, and a tree of holders lets any module reach any \
      other by its key.
      """,
    roles: [
      Role(
        name: "Component", duty: "Owns dependencies, found by name and type from itself up to the root.",
        part: .wiring,
        types: [
          "Component", "GreetingRootComponent", "GreetingModuleComponent", "GreetingComponent",
          "LoginRootComponent", "LoginModuleComponent", "LoginComponent", "HomeModuleComponent",
          "HomeComponent",
        ]),
      Role(
        name: "ViewComponent", duty: "Carries what a Router needs, unowned; no part of the component tree.",
        part: .wiring,
        types: ["RootViewComponent", "GreetingViewComponent", "LoginViewComponent", "HomeViewComponent"]),
      Role(
        name: "Builder", duty: "Makes component, Module, ViewComponent and Router of one module.",
        part: .wiring,
        types: [
          "GreetingRootBuilder", "GreetingBuilder", "LoginRootBuilder", "LoginBuilder", "HomeBuilder",
        ]),
      Role(
        name: "ModuleHolder",
        duty: "Owns the modules, has them built, finds any by its key, also further up; a Module too.",
        part: .navigation,
        types: [
          "ModuleHolder", "GreetingSupportedModule", "GreetingModuleHolder", "LoginSupportedModule",
          "LoginModuleHolder",
        ]),
      Role(
        name: "Context", duty: "What is known before there is any module; handed on by the ModuleHolder.",
        part: .model, types: ["LoginModuleHolderContext"]),
      Role(
        name: "Module",
        duty: "Owns a feature's state and logic, without any screen; knows its own component.",
        part: .logic,
        types: [
          "Module", "RootSupporting", "GreetingSupporting", "GreetingModule", "LoginSupporting",
          "LoginModule", "HomeSupporting", "HomeModule",
        ]),
      Role(
        name: "Router",
        duty: "Makes its module's view and moves on from it; finds the next Router by key.",
        part: .navigation,
        types: [
          "Routing", "RootRouter", "GreetingRouter", "LoginRouting", "LoginRouter", "HomeRouting",
          "HomeRouter",
        ]),
      Role(
        name: "View",
        duty: "Owns the widgets and binds them to the Module, known by its supporting protocol.",
        part: .view,
        types: [
          "RootNavigationController", "GreetingViewController", "LoginViewController", "HomeViewController",
        ]),
      Role(
        name: "Service", duty: "Network or storage for one kind of data; provided by the root component.",
        part: .outside,
        types: ["AuthorizationService", "HTTPAuthorizationService", "SessionService", "SessionFileService"]),
      Role(
        name: "Model", duty: "Plain data without logic.", part: .model, types: Self.sharedEntities),
    ],
    arrows: [
      Arrow(from: "Builder", to: "Component", via: .concrete),
      Arrow(from: "Builder", to: "ViewComponent", via: .concrete),
      Arrow(from: "Builder", to: "ModuleHolder", via: .concrete),
      Arrow(from: "Builder", to: "Context", via: .concrete),
      Arrow(from: "Builder", to: "Module", via: .concrete),
      Arrow(from: "Builder", to: "Router", via: .concrete),
      Arrow(from: "Builder", to: "Service", via: .protocol),
      Arrow(from: "Builder", to: "Model", via: .concrete),
      Arrow(from: "Component", to: "Service", via: .concrete),
      Arrow(from: "Component", to: "Model", via: .concrete),
      Arrow(from: "Component", to: Arrow.network, via: .concrete),
      Arrow(from: "ViewComponent", to: "Module", via: .protocol),
      Arrow(from: "ViewComponent", to: "ModuleHolder", via: .concrete),
      Arrow(from: "ModuleHolder", to: "Builder", via: .concrete),
      Arrow(from: "ModuleHolder", to: "Module", via: .protocol),
      Arrow(from: "ModuleHolder", to: "Component", via: .concrete),
      Arrow(from: "ModuleHolder", to: "Context", via: .concrete),
      Arrow(from: "ModuleHolder", to: "Router", via: .protocol),
      Arrow(from: "Context", to: "Model", via: .concrete),
      Arrow(from: "Module", to: "Component", via: .protocol),
      Arrow(from: "Module", to: "ModuleHolder", via: .concrete),
      Arrow(from: "Module", to: "Context", via: .concrete),
      Arrow(from: "Module", to: "Router", via: .protocol),
      Arrow(from: "Module", to: "Service", via: .protocol),
      Arrow(from: "Module", to: "Model", via: .concrete),
      Arrow(from: "Router", to: "ViewComponent", via: .concrete),
      Arrow(from: "Router", to: "ModuleHolder", via: .concrete),
      Arrow(from: "Router", to: "Module", via: .protocol),
      Arrow(from: "Router", to: "View", via: .concrete),
      Arrow(from: "Router", to: Arrow.widgets, via: .concrete),
      Arrow(from: "View", to: "Module", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Service", to: "Model", via: .concrete),
      Arrow(from: "Service", to: Arrow.network, via: .concrete),
      Arrow(from: "Service", to: Arrow.storage, via: .concrete),
    ],
    lookups: [
      LookupMember(type: "ModuleHolder", member: "module(for:)"),
      LookupMember(type: "ModuleHolder", member: "router(for:)"),
    ],
    terms: [
      Term("Component", in: .holder, here: ["Component"], caveat: 2),
      Term("RootComponent", in: .holder, here: ["GreetingRootComponent", "LoginRootComponent"]),
      Term(
        "SomeModuleComponent", in: .holder,
        here: ["GreetingModuleComponent", "LoginModuleComponent", "HomeModuleComponent"], caveat: 16),
      Term("ViewComponent", in: .holder, here: ["ViewComponent"], caveat: 17),
      Term("DepA", in: .holder, here: ["Service"], caveat: 19),
      Term("Builder", in: .holder, here: ["Builder"]),
      Term("Module", in: .holder, here: ["Module"]),
      Term("Interactor", in: .holder, here: ["Module"]),
      Term(
        "supporting protocol", in: .holder, here: ["GreetingSupporting", "LoginSupporting", "HomeSupporting"]),
      Term("ModuleObject", in: .holder, here: [], caveat: 20),
      Term("Router", in: .holder, here: ["Router"]),
      Term("Routing", in: .holder, here: ["Routing", "LoginRouting", "HomeRouting"]),
      Term("UI", in: .holder, here: ["View"], caveat: 18),
      Term("ModuleHolder", in: .holder, here: ["ModuleHolder"], caveat: 1),
      Term("RootModule", in: .holder, here: ["RootSupporting"], caveat: 21),
      Term("SupportedModules", in: .holder, here: ["GreetingSupportedModule", "LoginSupportedModule"]),
      Term("ModuleHolderContext", in: .holder, here: ["Context"], caveat: 15),
    ],
    workflow: [
      "At the start each Builder finds what its module needs by name, from the parent component upwards.",
      "LoginViewController, bound to the Module, tells it every edit, and passes a tap on `logIn` on.",
      "LoginModule checks the input; if a check fails, its status changes and that is all.",
      "Otherwise its state says that a request is under way, and the authorization service sends it.",
      "On success LoginModule empties the password, and the session service stores the session.",
      "LoginModule asks its holder for `home`, by that key, and hands HomeModule the user.",
      "LoginRouter asks the holder for Home's router and shows the view that this provides.",
      "After a failure LoginModule's status changes, and the View copies it into its label.",
    ],
    claims: [
      Claim(
        id: "holder.extensible",
        evidence: .rule(
          .none(.references(from: .role("Module"), to: .role("Component"), .concrete)),
          .none(.references(from: .role("Module"), to: .role("Router"), .concrete)),
          .none(.references(from: .role("Module"), to: .role("Service"), .concrete))),
        side: .difference,
        text: "A Module names protocols instead of concrete types, but for its holder.", source: .holder),
      Claim(
        id: "holder.visible",
        evidence: .rule(
          .none(.references(from: .role("Module"), to: .role("Module"), .concrete)),
          .none(.references(from: .role("Router"), to: .role("Module"), .concrete)),
          .none(.references(from: .role("View"), to: .role("Module"), .concrete)),
          .none(.references(from: .role("ModuleHolder"), to: .role("Module"), .concrete))),
        side: .difference,
        text: "Of a Module others see only what its supporting protocol declares.", source: .holder),
      Claim(
        id: "holder.router",
        evidence: .rule(
          .none(.references(from: .role("Module"), to: .view, .any)),
          .none(.references(from: .role("Module"), to: .surrounding(.widgets), .any))),
        side: .difference,
        text: "User interface is the Router's job; the Module has no part in it.", source: .holder),
      Claim(
        id: "holder.view-component",
        evidence: .rule(.none(.references(from: .role("ViewComponent"), to: .role("Component"), .any))),
        side: .difference,
        text: "ViewComponents only carry what Routers need; they keep no graph.", source: .holder),
      Claim(
        id: "holder.builder", evidence: .rule(.none(.constructions(by: .role("Module")))),
        side: .difference,
        text: "The Builder makes a Module and its Router, with their dependencies.",
        source: .holder),
      Claim(
        id: "holder.lookup",
        evidence: .measured(
          .some(.lookups), .none(.references(from: .role("Module"), to: .role("Module"), .concrete)),
          .none(.references(from: .role("Router"), to: .role("Router"), .concrete)), in: .login),
        side: .pro,
        text: "Modules and Routers reach one another up the tree; nothing is injected for it.",
        source: .holder),
      Claim(
        id: "holder.unchecked", evidence: .measured(.some(.misspeltNamesThatCompile), in: .login), side: .con,
        text: "A misspelt or missing dependency compiles, and crashes at run time.",
        source: .holder),
      Claim(
        id: "holder.testable", evidence: .measured(.some(.isolatedTests)), side: .pro,
        text: "A Module stands alone: a test only injects the dependencies that it needs.", source: .holder),
      Claim(
        id: "holder.testable-tree",
        evidence: .opinion(
          tried: "The look-ups by name: that there are some says nothing about how well modules can be tested."),
        side: .pro, text: "Look-ups by key leave Modules and Routers testable.", source: .holder),
      Claim(
        id: "holder.optional-router", evidence: .opinion, side: .pro,
        text: "A Module without a screen needs no Router.", source: .holder),
      Claim(
        id: "holder.single-source", evidence: .opinion, side: .pro,
        text: "Components passed down one tree give data a single source of truth.", source: .holder),
      Claim(
        id: "holder.caching", evidence: .opinion, side: .pro,
        text: "A component caches what it has found, which spares further look-ups.", source: .holder),
      Claim(
        id: "holder.ribs", evidence: .opinion, side: .difference,
        text: "Takes Builder and Router from RIBs and puts a Module where RIBs has its Interactor.",
        source: .holder),
      Claim(
        id: "holder.unique", evidence: .opinion, side: .difference,
        text: "A holder that is a Module and contains Modules sets it apart.", source: .holder),
      Claim(
        id: "holder.no-correct-way", evidence: .opinion, side: .difference,
        text: "No architecture is the correct one, unless a team has agreed on it.", source: .holder),
    ],
    caveats: [
      Caveat(
        number: 1,
        about: .code(test: "a module is found up through three levels, and a search for none ends"),
        text: """
          The post's search goes on, at every step, with the parent of where it began: unless that one has \
          the key, it never ends. Here each holder leads to the next.
          """),
      Caveat(
        number: 2,
        about: .code(
          test: "reflection finds neither computed nor inherited properties, providing by name both"),
        text: """
          The post finds dependencies by Mirror, which tells nothing of computed properties, and its own \
          example has one. Here components provide them by name.
          """),
      Caveat(
        number: 3,
        about: .code(
          test: "reflection finds neither computed nor inherited properties, providing by name both"),
        text: """
          The post's Mirror tells nothing of a superclass's properties either. What a component provides \
          here, its subclasses provide too.
          """),
      Caveat(
        number: 4,
        about: .code(test: "what was found is kept by name and type"),
        text: """
          The post looks up by name and type but keeps what it found by name only, so that two of one name \
          push each other out. Here both make the key.
          """),
      Caveat(
        number: 5,
        about: .code(test: "what is shared is kept apart by type, not by its name in print"),
        text: """
          The post keeps shared instances by the type's name as text, so that of two types of one name the \
          second is never shared. Here the type itself is the key.
          """),
      Caveat(
        number: 6,
        about: .code(test: "a module of another type stops the program"),
        text: """
          In the post a key that is there with another type gives nil, as if it were not. Here that stops \
          the program, with both types and the path.
          """),
      Caveat(
        number: 7,
        about: .code(test: "a key that no holder has is nil, a misspelt one too"),
        text: """
          A key that no holder has gives nil, as in the post, and a misspelt `holder.hoem` compiles. Keys of \
          the enum, as in `module(for:)`, cannot be misspelt.
          """),
      Caveat(
        number: 8,
        about: .code(test: "a search goes up only, never into a branch"),
        text: """
          The post calls both searches breadth-first. They are walks from one node up to the root; a branch \
          beside that path is never searched.
          """),
      Caveat(
        number: 9,
        about: .code(test: "a dependency that nobody provides stops the program"),
        text: """
          A dependency that is missing is found only when it is asked for; the program then stops, in \
          release builds too, with name, type and path.
          """),
      Caveat(
        number: 10,
        about: .code(test: "a dependency is found as the type that it was provided as"),
        text: """
          The post takes whatever can be cast to the type that is asked for. Here a dependency is found only \
          as the very type that it was provided as.
          """),
      Caveat(
        number: 11,
        about: .code(test: "letting go leaves nothing behind"),
        text: """
          The post's Module owns its Router, and this, by its ViewComponent, both Module and holder: none is \
          ever let go. Here the ways back are unowned or weak.
          """),
      Caveat(
        number: 12,
        about: .code(test: "the window's root view controller keeps the tree alive, and nothing outlives it"),
        text: """
          Modules know their holder weakly, and the post is silent on who owns the topmost. Here the \
          window's root view controller does, so that all ends with the window.
          """),
      Caveat(
        number: 13,
        about: .code(test: "nothing of a user stays in the modules, which outlive their screens"),
        text: """
          Modules live as long as the tree, so that what a user entered would meet the next. The post is \
          silent on that; here log out resets both modules.
          """),
      Caveat(
        number: 14, about: .text,
        text: """
          The post's code does not compile as printed: a colon in a generic argument, functions without \
          their generic parameters, an enum's case compared with a text.
          """),
      Caveat(
        number: 15, about: .code(test: "a builder takes only what its module can use"),
        text: """
          The post hands every builder parent, holder and a context, and leaves open what is in that. Here it \
          is the stored user, and a builder takes only what its module can use.
          """),
      Caveat(
        number: 16, about: .code(test: "a module needs no Component, only what its protocol names"),
        text: """
          The post's module protocols inherit Component, by which a module could look up anything. Here they \
          do not, so a module can use only what its protocol names.
          """),
      Caveat(
        number: 17, about: .code(test: "a view component is a structure without behaviour"),
        text: """
          The post gives each ViewComponent a protocol and a structure. Here the structure alone does: it \
          has no behaviour that a test could want to replace.
          """),
      Caveat(
        number: 18, about: .code(test: "views bind by observation"),
        text: """
          The post's screens are SwiftUI's, which it calls no requirement. Here views bind by Observation in \
          `updateProperties()`, which comes nearest to that.
          """),
      Caveat(
        number: 19, about: .code(test: "services come from the root component alone"),
        text: """
          The post has no word for what reaches network and disk. Here these are Services, which the root \
          component provides by their protocols.
          """),
      Caveat(
        number: 20, about: .code(test: "Common holds what both examples need"),
        text: """
          The post names base types that it does not show, ModuleObject and others. Here Common holds only \
          what both examples need.
          """),
      Caveat(
        number: 21, about: .code(test: "the root's router sees only whose screen comes first"),
        text: """
          The post's root holder is a Module with a Router of its own. Here RootSupporting is what that \
          Router sees of it: the key of the module whose screen comes first.
          """),
      Caveat(
        number: 22,
        about: .code(test: "a module needs no router"),
        text: """
          Both examples give each Module a Router, for each has a screen. That a Module can do without is \
          shown by a unit test.
          """),
      Caveat(
        number: 23, about: .code(test: "holders are asked by modules and routers"),
        text: """
          ModuleHolder plays the part of navigation, not of wiring: while the program runs, Modules and \
          Routers ask it for who comes next. So its lines count among the pattern's.
          """),
      Caveat(
        number: 24, about: .code(test: "holders and keys are named by their types"),
        text: """
          ModuleHolder and the keys are named by their types, as in the post; holder.extensible asks only \
          for a Module's other neighbours.
          """),
      Caveat(
        number: 25, about: .code(test: "what all patterns share is not counted"),
        text: """
          The entities, here the Model, widgets, wire and storage format are shared by all patterns, like a \
          domain package and a storyboard. They are not counted as Module–Holder's code.
          """),
      Caveat(
        number: 26,
        about: .code(test: "a dependency that nobody provides stops the program"),
        text: """
          The post has the compiler enforce its look-ups and in the next sentence lets a wrong name crash the \
          running program. Only the latter is so.
          """),
      Caveat(
        number: 27,
        about: .code(test: "each example has one holder, and nobody is above it"),
        text: """
          Each example has one holder, so that its modules find one another beside them. The way up through \
          several, and a holder within another, are shown by unit tests.
          """),
      Caveat(
        number: 28,
        about: .code(test: "the module asks its router, and the view knows none"),
        text: """
          In the post the user interface takes the Router's routes. Here the Module asks for the next screen, \
          as it knows how the login ended, and the View knows no Router.
          """),
    ],
    mutants: .holder,
    advice: Advice(
      interaction: """
        Reach other Modules and Routers by key, up the tree, and keep injection for what a component provides. \
        Show others nothing of a Module but its supporting protocol.
        """,
      state: """
        Keep one source of truth: hand components with dependencies down to the Builders, each with a link to its \
        parent.
        """,
      source: .holder),
    sources: [.holder])
}

extension Source {
  /// The post in which its author proposes Module–Holder.
  public static let holder = Source(
    key: "module-holder", label: "Module–Holder post",
    title: "A component-tree architecture with Module and ModuleHolder")
}
