import Testing

@testable import Coupling

/// Extensions: of the module's own types, of another module's, of the libraries'.
@Suite struct ExtensionTests {
  static let traps = [foreign, own]

  static let foreign = Trap(
    "Stamps.swift",
    """
    import Foundation
    import Outside

    struct Stamp {}
    protocol Stamped {}
    extension Date {
      var stamp: Stamp { Stamp() }
      static func stamped(_ stamp: Stamp) -> Date { Date() }
    }
    extension Date: Stamped {}
    extension String: Stamped {
      func stamp() -> Stamp { Stamp() }
    }
    extension Account: Stamped {}
    extension Account.Owner {
      func stamp() -> Stamp { Stamp() }
    }
    struct Post {
      func send(_ date: Date) -> Stamp { date.stamp }
      func name() -> Stamp { "".stamp() }
      func own(_ account: Account) -> Stamp { account.owner.stamp() }
    }
    """)

  @Test func `An extension of another module's type is a node of its own that names the type`() async throws {
    expectLines(
      try await Self.foreign.types,
      """
      Stamps.swift:4 struct Stamp
      Stamps.swift:5 protocol Stamped
      Stamps.swift:6 extension Date extension
      Stamps.swift:11 extension String extension
      Stamps.swift:14 extension Account extension
      Stamps.swift:15 extension Account.Owner extension
      Stamps.swift:18 struct Post
      """)
    expectLines(
      try await Self.foreign.references,
      """
      Stamps.swift:6 Date extension mentions Foundation.Date
      Stamps.swift:7 Date extension.stamp constructs Stamp.init()
      Stamps.swift:7 Date extension.stamp mentions Stamp
      Stamps.swift:7 Date extension.stamp mentions Stamp
      Stamps.swift:8 Date extension.stamped(_:) constructs Foundation.Date.init()
      Stamps.swift:8 Date extension.stamped(_:) mentions Foundation.Date
      Stamps.swift:8 Date extension.stamped(_:) mentions Foundation.Date
      Stamps.swift:8 Date extension.stamped(_:) mentions Stamp
      Stamps.swift:10 Date extension conforms protocol Stamped
      Stamps.swift:10 Date extension mentions Foundation.Date
      Stamps.swift:11 String extension conforms protocol Stamped
      Stamps.swift:12 String extension.stamp() constructs Stamp.init()
      Stamps.swift:12 String extension.stamp() mentions Stamp
      Stamps.swift:12 String extension.stamp() mentions Stamp
      Stamps.swift:14 Account extension conforms protocol Stamped
      Stamps.swift:14 Account extension mentions Account
      Stamps.swift:15 Account.Owner extension mentions Account
      Stamps.swift:15 Account.Owner extension mentions Account.Owner
      Stamps.swift:16 Account.Owner extension.stamp() constructs Stamp.init()
      Stamps.swift:16 Account.Owner extension.stamp() mentions Stamp
      Stamps.swift:16 Account.Owner extension.stamp() mentions Stamp
      Stamps.swift:19 Post.send(_:) mentions Foundation.Date
      Stamps.swift:19 Post.send(_:) mentions Stamp
      Stamps.swift:19 Post.send(_:) reads Date extension.stamp
      Stamps.swift:20 Post.name() calls String extension.stamp()
      Stamps.swift:20 Post.name() mentions Stamp
      Stamps.swift:21 Post.own(_:) calls Account.Owner extension.stamp()
      Stamps.swift:21 Post.own(_:) mentions Account
      Stamps.swift:21 Post.own(_:) mentions Stamp
      Stamps.swift:21 Post.own(_:) reads Account.owner
      """)
  }

  @Test func `The members of such an extension are the extension's, not the type's`() async throws {
    expectLines(
      try await Self.foreign.members,
      """
      Stamps.swift:7 Date extension has property stamp: Traps.Stamp
      Stamps.swift:8 Date extension has method stamped(_:): (Traps.Stamp) -> Foundation.Date
      Stamps.swift:12 String extension has method stamp(): () -> Traps.Stamp
      Stamps.swift:16 Account.Owner extension has method stamp(): () -> Traps.Stamp
      Stamps.swift:19 Post has method send(_:): (Foundation.Date) -> Traps.Stamp
      Stamps.swift:20 Post has method name(): () -> Traps.Stamp
      Stamps.swift:21 Post has method own(_:): (Outside.Account) -> Traps.Stamp
      """)
    let account = try await Trap.graph.types.first { $0.name == "Account" }
    #expect(account?.module == "Outside")
    #expect(account?.members.map(\.name) == ["init()", "owner"])
  }

  static let own = Trap(
    "Tree.swift",
    """
    struct Leaf {}
    protocol Growing {}
    struct Tree {}
    extension Tree: Growing {
      func leaf() -> Leaf { Leaf() }
    }
    extension Growing {
      var first: Leaf { Leaf() }
      static func seed() -> Tree { Tree() }
    }
    """)

  @Test func `An extension of the module's own type is that type`() async throws {
    expectLines(
      try await Self.own.types,
      """
      Tree.swift:1 struct Leaf
      Tree.swift:2 protocol Growing
      Tree.swift:3 struct Tree
      """)
    expectLines(
      try await Self.own.references,
      """
      Tree.swift:4 Tree conforms protocol Growing
      Tree.swift:5 Tree.leaf() constructs Leaf.init()
      Tree.swift:5 Tree.leaf() mentions Leaf
      Tree.swift:5 Tree.leaf() mentions Leaf
      Tree.swift:8 Growing.first constructs Leaf.init()
      Tree.swift:8 Growing.first mentions Leaf
      Tree.swift:8 Growing.first mentions Leaf
      Tree.swift:9 Growing.seed() constructs Tree.init()
      Tree.swift:9 Growing.seed() mentions Tree
      Tree.swift:9 Growing.seed() mentions Tree
      """)
    expectLines(
      try await Self.own.members,
      """
      Tree.swift:5 Tree has method leaf(): () -> Traps.Leaf
      Tree.swift:8 Growing has property first: Traps.Leaf
      Tree.swift:9 Growing has method seed(): () -> Traps.Tree
      """)
  }
}
