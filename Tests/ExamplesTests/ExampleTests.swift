import TerminalKit
import Testing

@testable import Examples

/// The list of examples, and patterns that have only some of them.
@MainActor @Suite struct ExampleTests {
  private struct OnlyGreeting: GreetingPattern {
    let id = "only"

    func showGreeting(for person: Person, in window: Window) {}
  }

  private struct Nothing: Pattern {
    let id = "nothing"
  }

  @Test func `Names and prefixes are unique`() {
    #expect(Set(Example.all).count == Example.all.count)
    #expect(Set(Example.all.map(\.prefix)).count == Example.all.count)
    #expect(Set(Example.all.compactMap(\.settings?.step)).count == Example.all.compactMap(\.settings).count)
  }

  @Test func `A pattern has the examples to whose protocols it conforms`() {
    #expect(Example.shown(by: OnlyGreeting()) == [.greeting])
    #expect(Example.shown(by: Nothing()) == [])
  }

  @Test func `Blank names are refused, and defaults are valid`() {
    #expect(Example.greeting.settings?.refusal([" ", ""]) != nil)
    for settings in Example.all.compactMap(\.settings) { #expect(settings.refusal(settings.defaults) == nil) }
  }

  @Test func `An example has samples for its network, files and settings`() {
    for example in Example.all where example.usesNetwork { #expect(!example.samples.answers.isEmpty) }
    for example in Example.all where !example.files.isEmpty { #expect(!example.samples.stored.isEmpty) }
    for settings in Example.all.compactMap(\.settings) { #expect(!settings.samples.isEmpty) }
  }
}
