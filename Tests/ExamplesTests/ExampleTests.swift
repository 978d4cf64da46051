import Testing

@testable import Examples

@MainActor @Suite struct ExampleTests {
  @Test func `Names and prefixes are unique`() {
    #expect(Set(Example.all).count == Example.all.count)
    #expect(Set(Example.all.map(\.prefix)).count == Example.all.count)
    #expect(Set(Example.all.compactMap(\.settings?.step)).count == Example.all.compactMap(\.settings).count)
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
