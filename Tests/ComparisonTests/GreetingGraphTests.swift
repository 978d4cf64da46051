import Catalog
import Comparison
import Coupling
import TestSupport
import Testing

/// Which type names which in Greeting, worked out by hand from the sources: → a concrete type, ⇢ a protocol.
///
/// A property through which another is set counts as written too: so the compiler has it.
@Suite struct GreetingGraphTests {
  @Test(arguments: [
    (
      "mvc",
      """
      GreetingViewController → Person: reads, mentions
      GreetingViewController → Control: calls
      GreetingViewController → Control.Event: mentions
      GreetingViewController → GreetingScreen: constructs, reads, writes, mentions
      GreetingViewController → Label: writes
      GreetingViewController → ViewController: inherits, calls, writes
      """
    ),
    (
      "mvp",
      """
      GreetingViewController ⇢ GreetingView: conforms
      GreetingViewController ⇢ GreetingPresenting: calls, mentions
      GreetingViewController → Control: calls
      GreetingViewController → Control.Event: mentions
      GreetingViewController → GreetingScreen: constructs, reads, writes, mentions
      GreetingViewController → Label: writes
      GreetingViewController → ViewController: inherits, calls, writes
      GreetingPresenting ⇢ GreetingView: mentions
      GreetingPresenter → Person: reads, mentions
      GreetingPresenter ⇢ GreetingView: calls, mentions
      GreetingPresenter ⇢ GreetingPresenting: conforms
      """
    ),
    (
      "mvvm",
      """
      GreetingViewController ⇢ GreetingViewModeling: calls, reads, mentions
      GreetingViewController → Control: calls
      GreetingViewController → Control.Event: mentions
      GreetingViewController → GreetingScreen: constructs, reads, writes, mentions
      GreetingViewController → Label: writes
      GreetingViewController → ViewController: inherits, calls, writes
      GreetingViewModel → Person: reads, mentions
      GreetingViewModel ⇢ GreetingViewModeling: conforms
      """
    ),
    (
      "viper",
      """
      GreetingViewController ⇢ GreetingViewInput: conforms
      GreetingViewController ⇢ GreetingViewOutput: calls, mentions
      GreetingViewController → Control: calls
      GreetingViewController → Control.Event: mentions
      GreetingViewController → GreetingScreen: constructs, reads, writes, mentions
      GreetingViewController → Label: writes
      GreetingViewController → ViewController: inherits, calls, writes
      GreetingInteractor ⇢ GreetingInteractorInput: conforms
      GreetingInteractor ⇢ GreetingInteractorOutput: calls, mentions
      GreetingInteractor → GreetingData: constructs, mentions
      GreetingInteractor → Person: reads, mentions
      GreetingInteractorOutput → GreetingData: mentions
      GreetingPresenter ⇢ GreetingViewInput: calls, mentions
      GreetingPresenter ⇢ GreetingInteractorInput: calls, mentions
      GreetingPresenter ⇢ GreetingViewOutput: conforms
      GreetingPresenter ⇢ GreetingInteractorOutput: conforms
      GreetingPresenter → GreetingData: reads, mentions
      GreetingAssembly → GreetingViewController: constructs, mentions
      GreetingAssembly → GreetingInteractor: constructs, writes, mentions
      GreetingAssembly → GreetingPresenter: constructs, writes, mentions
      GreetingAssembly → Person: mentions
      GreetingAssembly → ViewController: mentions
      """
    ),
    (
      "moda-v",
      """
      GreetingOrchestrator → Person: reads, mentions
      GreetingOrchestrator ⇢ GreetingDelegate: calls, mentions
      GreetingViewController → GreetingOrchestrator: calls, writes, mentions
      GreetingViewController ⇢ GreetingDelegate: conforms
      GreetingViewController → Control: calls
      GreetingViewController → Control.Event: mentions
      GreetingViewController → GreetingScreen: constructs, reads, writes, mentions
      GreetingViewController → Label: writes
      GreetingViewController → ViewController: inherits, calls, writes
      """
    ),
    (
      "moda-v2",
      """
      GreetingOrchestrating ⇢ GreetingDelegate: mentions
      GreetingOrchestrator → Person: reads, mentions
      GreetingOrchestrator ⇢ GreetingOrchestrating: conforms
      GreetingOrchestrator ⇢ GreetingDelegate: calls, mentions
      GreetingViewController ⇢ GreetingOrchestrating: calls, writes, mentions
      GreetingViewController ⇢ GreetingDelegate: conforms
      GreetingViewController → Control: calls
      GreetingViewController → Control.Event: mentions
      GreetingViewController → GreetingScreen: constructs, reads, writes, mentions
      GreetingViewController → Label: writes
      GreetingViewController → ViewController: inherits, calls, writes
      """
    ),
  ]) func `The graph of Greeting is the one that a reader finds`(pattern: String, graph: String) async throws
  {
    let code = try #require(try await ThisCode.codebase.value.entry(of: pattern)?.code[.greeting])
    let found = code.links.map { link in
      "\(link.from.name) \(link.isThroughProtocol ? "⇢" : "→") \(link.to.name): "
        + link.edge.kinds.map(\.rawValue).joined(separator: ", ")
    }
    #expect(found == graph.split(separator: "\n").map(String.init))
  }

  @Test func `Every pattern of the catalogue is among them`() {
    #expect(Cards.all.map(\.id) == ["mvc", "mvp", "mvvm", "viper", "moda-v", "moda-v2"])
  }

  @Test func `No card allows an arrow that neither example needs`() async throws {
    let codebase = try await ThisCode.codebase.value
    for entry in codebase.patterns {
      let unused = entry.code.values.map { code in
        Set(code.roleArrows.filter { $0.status == .unused }.map { "\($0.from) → \($0.to)" })
      }
      let inNeither = unused.dropFirst().reduce(unused.first ?? []) { $0.intersection($1) }
      #expect(inNeither.sorted() == [], "\(entry.card.name)")
    }
  }
}
