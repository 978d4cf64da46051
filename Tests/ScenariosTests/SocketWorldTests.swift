import Comparison
import Examples
import Foundation
import Scenarios
import Testing

/// A story over a real socket leaves neither a server nor a connection behind.
@MainActor @Suite struct SocketWorldTests {
  @Test func `Stories over a socket leave nothing open`() async {
    // In a process of its own, because other tests open descriptors too.
    await #expect(processExitsWith: .success) {
      await Self.tellStories(20)
      let before = Self.openDescriptors
      await Self.tellStories(100)
      // The client's library closes its connections in its own time; one left by each story would be a hundred.
      #expect(Self.openDescriptors < before + 50)
    }
  }

  /// Any that sends what the server expects.
  private static var pattern: any Pattern { Registry.patterns[0] }

  @Test func `How long a request waits is known although the wire does not tell`() async {
    let script = """
      server holds
      type email a@b
      type password x
      tap logIn
      see request 1 waits 7 seconds
      server times out
      see status "The server took too long to answer. Try again."
      """
    let story = Scenario(.login, "a story", script)
    let result = await ScenarioRunner(over: .socket).run(story, with: Self.pattern)
    #expect(result.failure == nil)
  }

  @Test func `A server that cannot start is told as what it is`() async {
    await #expect(processExitsWith: .success) {
      // Before the limit, because what is loaded late takes descriptors as well.
      await Self.tellStories(1)
      var limit = rlimit()
      #if canImport(Glibc)
        let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
      #else
        let resource = RLIMIT_NOFILE
      #endif
      getrlimit(resource, &limit)
      let usual = limit.rlim_cur
      limit.rlim_cur = 3
      setrlimit(resource, &limit)
      let story = Scenario.login[0]
      let result = await ScenarioRunner(over: .socket).run(story, with: Self.pattern)
      limit.rlim_cur = usual
      setrlimit(resource, &limit)
      guard case .mistake(let mistake) = result.failure?.reason else {
        Issue.record("\(String(describing: result.failure))")
        return
      }
      #expect(mistake.message.contains("too many open files"))
    }
  }

  private static func tellStories(_ count: Int) async {
    let stories = Scenario.login.filter { !$0.script.contains("times out") }
    for number in 0..<count {
      let story = stories[number % stories.count]
      let result = await ScenarioRunner(over: .socket).run(story, with: Self.pattern)
      #expect(result.failure == nil, "\(story.name)")
    }
  }

  private nonisolated static var openDescriptors: Int {
    (0..<2048).count { fcntl($0, F_GETFD) >= 0 }
  }
}
