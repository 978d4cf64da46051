import Examples
import Testing

@testable import VIPER

/// The interactor alone, with a fake output.
struct GreetingInteractorTests {
  private let output = FakeGreetingInteractorOutput()

  private func interactor(_ first: String, _ last: String) throws -> GreetingInteractor {
    let interactor = GreetingInteractor(person: try #require(Person(firstName: first, lastName: last)))
    interactor.output = output
    return interactor
  }

  @Test func `it provides nothing unasked`() throws {
    _ = try interactor("David", "Blaine")
    #expect(output.greetings == [])
  }

  @Test func `it greets the person`() throws {
    try interactor("David", "Blaine").provideGreeting()
    #expect(output.greetings == [GreetingData(salutation: "Hello", subject: "David Blaine")])
  }

  @Test(arguments: [("Harry", "", "Harry"), ("", "Houdini", "Houdini")])
  func `a missing name leaves no space`(first: String, last: String, subject: String) throws {
    try interactor(first, last).provideGreeting()
    #expect(output.greetings.map(\.subject) == [subject])
  }

  @Test func `it does not keep its output alive`() throws {
    let interactor = try interactor("David", "Blaine")
    var output: FakeGreetingInteractorOutput? = FakeGreetingInteractorOutput()
    interactor.output = output
    weak let released = output
    output = nil
    #expect(released == nil)
  }
}
