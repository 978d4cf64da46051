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
        name: "Module", duty: "Owns a feature's state and logic, without any screen; knows its own component.",
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
        name: "View", duty: "Owns the widgets and binds them to the Module, known by its supporting protocol.",
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
    terms: [],
    workflow: [
      "At the start each Builder finds what its module needs by name, from the parent component upwards.",
      "LoginViewController, bound to the Module, tells it every edit; at a tap on `logIn` it passes that on.",
      "LoginModule checks the input; if a check fails, its status changes and that is all.",
      "Otherwise its state says that a request is under way, and the authorization service sends it.",
      "On success LoginModule empties the password, and the session service stores the session.",
      "LoginModule asks its holder for `home`, by that key, and hands HomeModule the user.",
      "LoginRouter asks the holder for Home's router and shows the view that this provides.",
      "After a failure LoginModule's status changes, and the View copies it into its label.",
    ],
    claims: [],
    caveats: [],
    advice: Advice(source: .holder),
    sources: [.holder])
}
