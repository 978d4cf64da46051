import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// Modules and routers are found by their key from a holder up to the root, as the type that the caller names.
struct ModuleHolderTests {
  private let root = RootHolder()
  private let middle: MiddleHolder
  private let leaf: LeafHolder

  init() {
    middle = MiddleHolder(holder: root)
    leaf = LeafHolder(holder: middle)
  }

  @Test func `a router lets go of the module that it closes`() {
    let root = NotesRootBuilder().build(component: NotesRootComponent(environment: NotesWorld().environment))
    let window = Window()
    window.rootViewController = root.router?.rootView()
    let allNotes: AllNotesModuleHolder = root.module(for: NotesSupportedModule.allNotes)
    let list: any NoteListRouting = allNotes.router(for: NotesSupportedModule.noteList)
    list.showEditor()
    weak let editor = allNotes.module(for: NotesSupportedModule.noteEditor) as NoteEditorModule
    #expect(editor != nil)
    let opened: any NoteEditorRouting = allNotes.router(for: NotesSupportedModule.noteEditor)
    opened.close()
    #expect(editor == nil)
  }

  @Test func `a module is found by its key`() {
    let module = FakeModule(.here)
    leaf.supportedModules = [FakeModule(.there), module]
    let found: FakeModule = leaf.module(for: FakeKey.here)
    #expect(found === module)
  }

  @Test func `a module is found up through three levels, and a search for none ends`() async {
    let module = FakeModule(.here)
    root.supportedModules = [module]
    let found: FakeModule = leaf.module(for: FakeKey.here)
    #expect(found === module)

    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let middle = MiddleHolder(holder: RootHolder())
      let _: FakeModule = LeafHolder(holder: middle).module(for: FakeKey.there)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("no module 'there' of type FakeModule in LeafHolder"))
  }

  @Test func `a nearer one of another type is passed over`() {
    let module = FakeModule(.here)
    root.supportedModules = [module]
    leaf.supportedModules = [OtherModule()]
    let found: FakeModule = leaf.module(for: FakeKey.here)
    #expect(found === module)
  }

  @Test func `a holder owns a nested one, which does not own it`() {
    var root: RootHolder? = RootHolder()
    weak let releasedRoot = root
    var nested = root.map { NestedHolder(holder: $0) }
    weak let releasedNested = nested
    if let nested { root?.supportedModules = [nested] }
    nested = nil
    #expect(releasedNested != nil)
    root = nil
    #expect(releasedRoot == nil)
    #expect(releasedNested == nil)
  }

  @Test func `the nearest one wins`() {
    let module = FakeModule(.here)
    root.supportedModules = [FakeModule(.here)]
    middle.supportedModules = [module]
    let found: FakeModule = leaf.module(for: FakeKey.here)
    #expect(found === module)
  }

  @Test func `a holder is a module of the holder above it`() {
    let nested = NestedHolder(holder: root)
    let module = FakeModule(.here)
    root.supportedModules = [nested, module]
    let below: NestedHolder = root.module(for: FakeKey.there)
    let above: FakeModule = nested.module(for: FakeKey.here)
    #expect(below === nested)
    #expect(above === module)
  }

  @Test func `a search goes up only, never into a branch`() {
    let branch = LeafHolder(holder: root)
    branch.supportedModules = [FakeModule(.here)]
    let module = FakeModule(.here)
    root.supportedModules = [module]
    let found: FakeModule = leaf.module(for: FakeKey.here)
    #expect(found === module)
  }

  @Test func `a router is found by the key of its module`() {
    let module = FakeModule(.here, router: FakeHomeRouter())
    root.supportedModules = [module]
    let router: any Routing = leaf.router(for: FakeKey.here)
    #expect(router === module.router)
  }

  @Test func `a module needs no router`() async {
    let component = NotesRootComponent(environment: NotesWorld().environment)
    let root = NotesRootBuilder().build(component: component)
    let notes: NotesModule = root.module(for: NotesSupportedModule.notes)
    #expect(notes.router == nil)

    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = RootHolder()
      root.supportedModules = [FakeModule(.here)]
      let _: any Routing = root.router(for: FakeKey.here)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("no router 'here' of type Routing in RootHolder\n"))
  }

  @Test func `the latest of several modules with one key is found, and each can be let go of`() {
    let (first, second) = (FakeModule(.here), FakeModule(.here))
    leaf.attach(first)
    leaf.attach(second)
    #expect(leaf.module(for: FakeKey.here) === second)
    leaf.detach(second)
    #expect(leaf.module(for: FakeKey.here) === first)
    leaf.detach(first)
    #expect(leaf.supportedModules.isEmpty)
  }

  @Test func `a missing module stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = RootHolder()
      root.supportedModules = [FakeModule(.here)]
      let middle = MiddleHolder(holder: root)
      let _: FakeModule = LeafHolder(holder: middle).module(for: FakeKey.there)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains("no module 'there' of type FakeModule in LeafHolder → MiddleHolder → RootHolder\n"))
  }

  @Test func `a module of another type stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = RootHolder()
      root.supportedModules = [FakeModule(.here)]
      let _: any HomeSupporting = MiddleHolder(holder: root).module(for: FakeKey.here)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains(
        "no module 'here' of type HomeSupporting in MiddleHolder → RootHolder; 'here' is there as FakeModule\n"
      ))
  }

  @Test func `a router of another type stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = RootHolder()
      root.supportedModules = [FakeModule(.here, router: FakeHomeRouter())]
      let _: any LoginRouting = root.router(for: FakeKey.here)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains(
        "no router 'here' of type LoginRouting in RootHolder; 'here' is there as FakeHomeRouter\n"))
  }
}

private final class RootHolder: ModuleHolder {}

private final class MiddleHolder: ModuleHolder {}

private final class LeafHolder: ModuleHolder {}

private final class NestedHolder: ModuleHolder, Module {
  let key = FakeKey.there
  let router: FakeHomeRouter? = nil
}

private final class OtherModule: Module {
  let key = FakeKey.here
  let router: FakeHomeRouter? = nil
}

private enum FakeKey: String {
  case here, there
}

private final class FakeModule: Module {
  let key: FakeKey
  let router: FakeHomeRouter?

  init(_ key: FakeKey, router: FakeHomeRouter? = nil) {
    self.key = key
    self.router = router
  }
}
