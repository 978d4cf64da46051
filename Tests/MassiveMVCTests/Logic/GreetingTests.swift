import Examples
import Testing

@testable import MassiveMVC

/// Through the logic: the controller is real, with the widgets that it needs.
struct GreetingTests {
  private func controller(_ first: String, _ last: String) throws -> GreetingViewController {
    let controller = GreetingViewController(person: try #require(Person(firstName: first, lastName: last)))
    controller.loadViewIfNeeded()
    return controller
  }

  @Test func `it starts empty`() throws {
    #expect(try controller("David", "Blaine").screen.greetingLabel.text == "")
  }

  @Test func `a tap shows the greeting`() throws {
    let controller = try controller("David", "Blaine")
    controller.screen.showGreetingButton.tap()
    #expect(controller.screen.greetingLabel.text == "Hello David Blaine")
  }

  @Test(arguments: [("Harry", "", "Hello Harry"), ("", "Houdini", "Hello Houdini")])
  func `a missing name leaves no space`(first: String, last: String, greeting: String) throws {
    let controller = try controller(first, last)
    controller.screen.showGreetingButton.tap()
    #expect(controller.screen.greetingLabel.text == greeting)
  }

  @Test func `a second tap changes nothing`() throws {
    let controller = try controller("David", "Blaine")
    controller.screen.showGreetingButton.tap()
    controller.screen.showGreetingButton.tap()
    #expect(controller.screen.greetingLabel.text == "Hello David Blaine")
  }

  @Test func `letting go leaves nothing behind`() throws {
    var controller: GreetingViewController? = try controller("David", "Blaine")
    controller?.screen.showGreetingButton.tap()
    weak let released = controller
    controller = nil
    #expect(released == nil)
  }
}
