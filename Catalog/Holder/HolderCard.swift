import CodeGraph
import Measures

extension Card {
  /// The card of Module–Holder: a tree of components and a tree of modules, both searched by name.
  public static let holder = Card(
    id: "holder", name: "Module–Holder", abbreviation: "Holder", module: "Holder",
    summary: """
      Components provide dependencies by name, and holders provide modules and routers by key, both up a tree.
      """,
    roles: [
      Role(
        name: "Component", duty: "Owns dependencies, found by name and type from itself up to the root.",
        part: .wiring,
        types: [
          "Component", "GreetingRootComponent", "GreetingModuleComponent", "GreetingComponent",
          "LoginRootComponent", "LoginModuleComponent", "LoginComponent", "HomeModuleComponent",
          "HomeComponent", "NotesRootComponent", "NotesModuleComponent", "NotesComponent",
          "AllNotesComponent", "NoteListModuleComponent", "NoteListComponent", "NoteDetailModuleComponent",
          "NoteDetailComponent", "NoteEditorModuleComponent", "NoteEditorComponent",
        ]),
      Role(
        name: "ViewComponent", duty: "Carries a Router's dependencies; outside the component tree.",
        part: .wiring,
        types: [
          "RootViewComponent", "GreetingViewComponent", "LoginViewComponent", "HomeViewComponent",
          "NoteListViewComponent", "NoteDetailViewComponent", "NoteEditorViewComponent",
          "BannerViewComponent",
        ]),
      Role(
        name: "Builder", duty: "Creates component, Module, ViewComponent and Router of one module.",
        part: .wiring,
        types: [
          "GreetingRootBuilder", "GreetingBuilder", "LoginRootBuilder", "LoginBuilder", "LoggedInBuilder",
          "HomeBuilder", "NotesRootBuilder", "NotesBuilder", "AllNotesBuilder", "NoteListBuilder",
          "OpenedNoteBuilder", "NoteDetailBuilder", "NoteEditorBuilder", "BannerBuilder",
        ]),
      Role(
        name: "ModuleHolder",
        duty: "Owns modules, has them built, and finds any by key, up the tree; a Module too.",
        part: .navigation,
        types: [
          "ModuleHolder", "GreetingSupportedModule", "GreetingModuleHolder", "LoginSupportedModule",
          "LoginModuleHolder", "LoggedInModuleHolder", "NotesSupportedModule",
          "NotesModuleHolder", "AllNotesSupporting", "AllNotesModuleHolder", "OpenedNoteSupporting",
          "OpenedNoteModuleHolder",
        ]),
      Role(
        name: "Context", duty: "Holds the data that exists before the modules; passed on by holders.",
        part: .model,
        types: [
          "LoginModuleHolderContext", "ModuleHolderContext", "NotesModuleHolderContext",
          "OpenedNoteModuleHolderContext",
        ]),
      Role(
        name: "Module",
        duty: "Owns a feature's state and logic; knows its component, and no user interface.",
        part: .logic,
        types: [
          "Module", "GreetingSupporting", "GreetingModule", "LoginSupporting", "LoginModule",
          "LoggedInSupporting", "HomeSupporting", "HomeModule", "NotesSupporting", "NotesModule",
          "NoteListSupporting", "NoteListModule", "NoteDetailSupporting", "NoteDetailModule",
          "NoteEditorSupporting", "NoteEditorModule", "BannerSupporting", "BannerModule",
        ]),
      Role(
        name: "Router",
        duty: "Creates its module's View, and offers routes; finds the next Router by key.",
        part: .navigation,
        types: [
          "Routing", "RootRouter", "GreetingRouter", "LoginRouting", "LoginRouter", "HomeRouting",
          "HomeRouter", "NoteListRouting", "NoteListRouter", "NoteDetailRouting", "NoteDetailRouter",
          "NoteEditorRouting", "NoteEditorRouter", "BannerRouting", "BannerRouter",
        ]),
      Role(
        name: "View",
        duty: "Owns the widgets, binds them to the Module, and calls the Router's routes.",
        part: .view,
        types: [
          "RootNavigationController", "GreetingViewController", "LoginViewController", "HomeViewController",
          "NoteListViewController", "NoteDetailViewController", "NoteEditorViewController",
          "BannerViewController",
        ]),
      Role(
        name: "Service", duty: "Accesses network or storage for one kind of data; owned by a component.",
        part: .outside,
        types: [
          "AuthorizationService", "HTTPAuthorizationService", "SessionService", "StoredSessionService",
          "NotesService", "HTTPNotesService",
        ]),
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
      Arrow(from: "ModuleHolder", to: "Model", via: .concrete),
      Arrow(from: "Context", to: "Model", via: .concrete),
      Arrow(from: "Module", to: "Component", via: .protocol),
      Arrow(from: "Module", to: "ModuleHolder", via: .concrete),
      Arrow(from: "Module", to: "Router", via: .protocol),
      Arrow(from: "Module", to: "Service", via: .protocol),
      Arrow(from: "Module", to: "Model", via: .concrete),
      Arrow(from: "Router", to: "ViewComponent", via: .concrete),
      Arrow(from: "Router", to: "ModuleHolder", via: .concrete),
      Arrow(from: "Router", to: "View", via: .concrete),
      Arrow(from: "Router", to: Arrow.widgets, via: .concrete),
      Arrow(from: "View", to: "Module", via: .protocol),
      Arrow(from: "View", to: "Router", via: .protocol),
      Arrow(from: "View", to: Arrow.widgets, via: .concrete),
      Arrow(from: "Service", to: "Model", via: .concrete),
      Arrow(from: "Service", to: Arrow.network, via: .concrete),
      Arrow(from: "Service", to: Arrow.storage, via: .concrete),
    ],
    prohibitions: [
      Prohibition(
        "Of a Module only what its supporting protocol defines is visible.", in: .holder,
        forbids: .references(from: .role("Router"), to: .role("Module"), .concrete),
        .references(from: .role("View"), to: .role("Module"), .concrete),
        .references(from: .role("ModuleHolder"), to: .role("Module"), .concrete)),
      Prohibition(
        "A Builder is responsible for creating the Module and its associated Router.", in: .holder,
        forbids: .references(from: .role("ModuleHolder"), to: .role("Router"), .concrete),
        .references(from: .role("Module"), to: .role("Router"), .concrete),
        .references(from: .role("Module"), to: .role("Builder"), .any)),
      Prohibition(
        "The Router provides the user interface of the Module and manages all UI-related code.", in: .holder,
        forbids: .references(from: .role("Module"), to: .view, .any),
        .references(from: .role("Module"), to: .surrounding(.widgets), .any)),
      Prohibition(
        "ViewComponents only pass the Router its dependencies; they maintain no graph.", in: .holder,
        forbids: .references(from: .role("ViewComponent"), to: .role("Component"), .any)),
    ],
    lookups: [
      LookupMember(type: "ModuleHolder", member: "module(for:)"),
      LookupMember(type: "ModuleHolder", member: "router(for:)"),
    ],
    terms: [
      Term("Component", in: .holder, here: ["Component"], caveat: 2),
      Term("ComponentProviding", in: .holder, here: ["Component"], caveat: 20),
      Term(
        "RootComponent", in: .holder,
        here: ["GreetingRootComponent", "LoginRootComponent", "NotesRootComponent"]),
      Term(
        "SomeModuleComponent", in: .holder,
        here: [
          "GreetingModuleComponent", "LoginModuleComponent", "HomeModuleComponent", "NotesModuleComponent",
          "NoteListModuleComponent", "NoteDetailModuleComponent", "NoteEditorModuleComponent",
        ], caveat: 16),
      Term("ViewComponent", in: .holder, here: ["ViewComponent"], caveat: 17),
      Term("DepA", in: .holder, here: ["Service"], caveat: 19),
      Term("shared", in: .holder, here: ["Component.shared"], caveat: 10),
      Term("Builder", in: .holder, here: ["Builder"], caveat: 29),
      Term("ModuleBuilder", in: .holder, here: ["Builder"], caveat: 29),
      Term("ViewBuilding", in: .holder, here: ["Builder"], caveat: 29),
      Term("buildRouter", in: .holder, here: ["Builder"], caveat: 29),
      Term("Module", in: .holder, here: ["Module"]),
      Term("Interactor", in: .holder, here: ["Module"]),
      Term(
        "supporting protocol", in: .holder,
        here: [
          "GreetingSupporting", "LoginSupporting", "LoggedInSupporting", "HomeSupporting", "NotesSupporting",
          "NoteListSupporting", "NoteDetailSupporting", "NoteEditorSupporting", "BannerSupporting",
          "AllNotesSupporting", "OpenedNoteSupporting",
        ]),
      Term("ModuleObject", in: .holder, here: ["Module"], caveat: 20),
      Term("Router", in: .holder, here: ["Router"], caveat: 28),
      Term(
        "Routing", in: .holder, here: ["Routing"] + .ofScreens("Routing", except: ["Greeting"])),
      Term("rootView", in: .holder, here: ["Routing.rootView"], caveat: 18),
      Term("routeToRootView", in: .holder, here: ["RootRouter.rootView"], caveat: 21),
      Term("Logger", in: .holder, here: [], caveat: 30),
      Term("UI", in: .holder, here: ["View"], caveat: 18),
      Term("ModuleHolder", in: .holder, here: ["ModuleHolder"], caveat: 1),
      Term("ModuleHolding", in: .holder, here: ["ModuleHolder"], caveat: 20),
      Term(
        "nested ModuleHolder", in: .holder,
        here: ["LoggedInModuleHolder", "AllNotesModuleHolder", "OpenedNoteModuleHolder"],
        caveat: 27),
      Term(
        "RootModule", in: .holder, here: ["GreetingModuleHolder", "LoginModuleHolder", "NotesModuleHolder"],
        caveat: 21),
      Term(
        "SupportedModules", in: .holder,
        here: ["GreetingSupportedModule", "LoginSupportedModule", "NotesSupportedModule"]),
      Term("supportedModules", in: .holder, here: ["ModuleHolder.supportedModules"], caveat: 32),
      Term("ModuleHolderContext", in: .holder, here: ["Context"], caveat: 15),
      Term("context.parent", in: .holder, here: ["ModuleHolderContext.parent"], caveat: 15),
    ],
    workflow: [
      "At the start each Builder looks up its module's dependencies by name, up the component tree.",
      "LoginViewController, bound to the Module, passes on edits, and a tap on `logIn` with a completion.",
      "LoginModule checks the input; after a failed check only its status changes.",
      "Otherwise it waits, and the authorization service sends the request.",
      "A failure becomes its status; after a success the session service stores the session.",
      "LoginModule finds `loggedIn` by that key, passes on the user, and calls the completion.",
      "LoginViewController calls the route; LoginRouter asks the holder for the router of `loggedIn`.",
      "The nested holder answers with Home's router, whose view replaces the screen.",
    ],
    claims: [
      .rule(
        "holder.visible", .none(.references(from: .role("Module"), to: .role("Module"), .concrete)),
        .none(.references(from: .role("Module"), to: .subclasses(of: "ModuleHolder"), .concrete)),
        .none(.references(from: .role("ModuleHolder"), to: .subclasses(of: "ModuleHolder"), .concrete)),
        .none(.references(from: .role("Router"), to: .subclasses(of: "ModuleHolder"), .concrete)),
        text: "Of a Module only what its supporting protocol defines is visible.", source: .holder),
      .rule(
        "holder.lookup", .some(.lookups(by: .role("Module"))), .some(.lookups(by: .role("Router"))),
        .none(.references(from: .role("Router"), to: .role("Router"), .concrete)),
        text: "Any Module or Router finds any other up the tree by a look-up.",
        source: .holder),
      Claim(
        id: "holder.protocols", evidence: .opinion, side: .pro,
        text: "Relies heavily on protocols and generics; a protocol is used instead of a specific type.",
        source: .holder),
      Claim(
        id: "holder.extensible", evidence: .change, side: .pro,
        text: "Protocols and generics make the architecture as extensible as possible.", source: .holder),
      Claim(
        id: "holder.unchecked", evidence: .opinion, side: .con,
        text: "A dependency whose name does not match, or that is not in the tree, crashes at run time.",
        source: .holder),
      Claim(
        id: "holder.keys", evidence: .opinion, side: .con,
        text: "The enum in use has to match the key in the Module's definition.", source: .holder),
      Claim(
        id: "holder.testable", evidence: .opinion, side: .pro,
        text: "Modules are standalone, so highly testable: you inject only what they require.",
        source: .holder),
      Claim(
        id: "holder.testable-tree", evidence: .opinion, side: .pro,
        text: "Calls up the tree, with nothing injected, maintain testability of Modules and Routers.",
        source: .holder),
      Claim(
        id: "holder.optional-router", evidence: .opinion, side: .pro,
        text: "A Module is not required to have a Router if no user-facing actions are required.",
        source: .holder),
      Claim(
        id: "holder.single-source", evidence: .opinion, side: .pro,
        text: "The architecture leans on the idea of a single source of truth for data flow.", source: .holder
      ),
      Claim(
        id: "holder.caching", evidence: .opinion, side: .pro,
        text: "Components cache dependencies, which avoids unnecessary look-ups.", source: .holder),
      Claim(
        id: "holder.ribs", evidence: .opinion, side: .difference,
        text: "Takes Builder and Router from RIBs, and a Module instead of an Interactor.",
        source: .holder),
      Claim(
        id: "holder.unique", evidence: .opinion, side: .difference,
        text: "A holder that is a Module and can contain Modules makes it unique, its author thinks.",
        source: .holder),
      Claim(
        id: "holder.no-correct-way", evidence: .opinion, side: .difference,
        text: "No architecture is the correct one, unless a team has to follow a specific one.",
        source: .holder),
    ],
    caveats: [
      Caveat(
        number: 1,
        about: .code(test: "a module is found up through three levels, and a search for none ends"),
        text: """
          The post's search continues, at every step, with the parent of its first holder: unless that one has \
          the key, it never ends. Here each holder leads to the next.
          """),
      Caveat(
        number: 2,
        about: .code(test: "stored properties are found, inherited ones too, and computed ones are not"),
        text: """
          The post finds dependencies by Mirror, which omits computed properties; its own example declares \
          one. Here those looked up are stored, none a bare closure, which Mirror reads wrongly.
          """),
      Caveat(
        number: 3,
        about: .code(test: "stored properties are found, inherited ones too, and computed ones are not"),
        text: """
          The post does not read the superclass's mirror, so that it misses inherited properties. Here a look-up \
          reads it as well.
          """),
      Caveat(
        number: 4,
        about: .code(test: "a dependency is cached by name and type"),
        text: """
          The post looks up by name and type but caches by name only, so that two dependencies of one name \
          replace each other. Here both make the key.
          """),
      Caveat(
        number: 5,
        about: .code(test: "shared instances are kept by type, not by the type's name"),
        text: """
          The post keeps shared instances by the type's name as text, so that of two types of one name the \
          second is never shared. Here the type itself is the key.
          """),
      Caveat(
        number: 6,
        about: .code(test: "a module of another type stops the program"),
        text: """
          In the post a key of a module of another type gives nil, like an unknown key. Here each stops the \
          program, the former with both types, as a missing dependency does.
          """),
      Caveat(
        number: 7,
        about: .code(test: "a missing module stops the program"),
        text: """
          The post's holders also have dynamic members, by which a misspelt key compiles and gives nil. Here \
          callers pass a case of the enum, and a key that no holder has stops the program, with the path.
          """),
      Caveat(
        number: 8,
        about: .code(test: "a search goes up only, never into a branch"),
        text: """
          The post calls both searches breadth-first. They are walks from one node up to the root, and never \
          enter a branch beside that path.
          """),
      Caveat(
        number: 9,
        about: .code(test: "a missing dependency stops the program"),
        text: """
          A look-up finds out at run time that a dependency is missing. The program then stops, in release \
          builds too, with name, type and path.
          """),
      Caveat(
        number: 10,
        about: .code(test: "the root component shares one service, which all modules use"),
        text: """
          The post's `shared` is for computed properties, which its look-up cannot find. Login's component \
          has one for its module; that of Notes' root goes to builders that know its type, to be stored \
          below.
          """),
      Caveat(
        number: 11,
        about: .code(test: "letting go leaves nothing behind"),
        text: """
          The post's Module owns its Router, and this owns, by its ViewComponent, both Module and holder: a \
          cycle. Here the references back are unowned or weak.
          """),
      Caveat(
        number: 12,
        about: .code(test: "the window's root view controller keeps the tree alive, and nothing outlives it"),
        text: """
          In the post modules refer to their holder weakly, and it is not said who owns the root. Here they do so \
          unowned, and the window's root view controller owns the root, so that all ends with it.
          """),
      Caveat(
        number: 13,
        about: .code(test: "a logout resets the modules, which outlive their screens"),
        text: """
          Modules live as long as the tree, so that one user's input would stay for the next. The post does not \
          mention it; here a logout resets modules.
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
          The post's contexts hold what they like, and a parent without a use. Here they hold the stored \
          user or a note; only an editor's note is sought up the parents, and is in the first context or in \
          none.
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
          The post gives each ViewComponent a protocol and a structure. Here it is a structure alone: it has no \
          behaviour that a test could replace.
          """),
      Caveat(
        number: 18, about: .code(test: "views bind by observation"),
        text: """
          The post's `rootView` returns a SwiftUI view, which it calls no requirement. Here it returns a view \
          controller, bound by Observation in `updateProperties()`.
          """),
      Caveat(
        number: 19, about: .code(test: "only components create services"),
        text: """
          The post has no word for the objects that access network and storage. Here they are Services, which \
          components create and offer by their protocols.
          """),
      Caveat(
        number: 20, about: .code(test: "Common holds what all examples need"),
        text: """
          ModuleObject, a base class, and the protocols ComponentProviding and ModuleHolding have no client that \
          needs them here. Common holds what all examples need.
          """),
      Caveat(
        number: 21, about: .code(test: "the root holder decides the first screen"),
        text: """
          The post's root holder has a `routeToRootView()`; here the entry calls its router. Home or Log in \
          first? The root holder decides by its context; in Notes the list's router opens the context's \
          note.
          """),
      Caveat(
        number: 22,
        about: .code(test: "a module needs no router"),
        text: """
          The post shows no module without a Router. Here the one that owns the notes has none, as it has no \
          screen; those of the screens find it by its key.
          """),
      Caveat(
        number: 23, about: .code(test: "modules and routers ask holders"),
        text: """
          ModuleHolder counts as navigation, not as wiring: at run time Modules and Routers ask it for the next \
          one. So its lines count among the pattern's.
          """),
      Caveat(
        number: 24, about: .code(test: "holders and keys are named by their types"),
        weighingOn: ["holder.protocols"],
        text: """
          Modules name ModuleHolder and the keys by their types, as in the post. These count among the \
          concrete references in holder.protocols.
          """),
      Caveat(
        number: 25, about: .code(test: "what all patterns share is not counted"),
        text: """
          All patterns share the entities (here the Model), the widgets, the wire format and the storage format, \
          as they would a domain package and a storyboard. They do not count as the pattern's code.
          """),
      Caveat(
        number: 26,
        about: .code(test: "a missing dependency stops the program"),
        text: """
          The post calls its look-ups "necessarily compile time enforced", presumably for "not necessarily": in \
          its next sentence a wrong name crashes at run time, and so it does here.
          """),
      Caveat(
        number: 27,
        about: .code(test: "Home is in a nested holder, and look-ups from there walk up"),
        text: """
          The post describes holders within holders and prints none. Login has one: it holds the user and the Home \
          module, which finds both it and Login. Notes has one for its screens, below it one for a note.
          """),
      Caveat(
        number: 28,
        about: .code(test: "views call the routes, and modules call none"),
        text: """
          In the post the user interface calls the Router's routes, so here the View does. What ends later \
          than its tap, or in one of several ways, the Module reports by closures.
          """),
      Caveat(
        number: 29, about: .text,
        text: """
          The post's builders have two protocols and a `buildRouter` that casts component and router, and gives \
          nil on a mismatch. Here `build` creates the router, checked by the compiler.
          """),
      Caveat(
        number: 30, about: .text,
        text: """
          The post's routers cast their holder to a type, and log if that fails. Here the ViewComponent has the \
          right type: there is nothing to log.
          """),
      Caveat(
        number: 31, about: .text,
        text: """
          HuddleArch, the author's later framework, looks modules up by type, without keys, caches no dependency, \
          and adds a view model to each module. The card follows the post.
          """),
      Caveat(
        number: 32,
        about: .code(test: "the modules of a note and of an editor come and go with their screens"),
        text: """
          The post's holders build all modules at once and keep them. Here a Router also has a holder attach a \
          module to show its screen, and detaches it once it is gone: a note's at `didShow`, as after Back.
          """),
    ],
    mutants: .holder, brokenRule: .holder,
    advice: Advice(
      interaction: """
        Reach other Modules and Routers by key, up the tree; inject the dependencies that a component provides. \
        Others see of a Module only its supporting protocol.
        """,
      state: """
        Keep one source of truth: pass components with dependencies to the Builders, each with a link to its \
        parent.
        """,
      source: .holder),
    sources: [.holder])
}

extension Source {
  /// The post in which its author proposes Module–Holder.
  public static let holder = Source(
    key: "module-holder", label: "Vabrinskas 2023", author: "William Vabrinskas",
    title: "A New Swift Architecture", year: 2023,
    address: "https://williamvabrinskas.com/pages/post/swift-arch")
}
