import Testing

@testable import Records

/// What a patch does to files, read from its text.
@Suite struct PatchedFileTests {
  private static let patch = """
    diff --git a/Sources/A/Old.swift b/Sources/A/Old.swift
    index 1..2 100644
    --- a/Sources/A/Old.swift
    +++ b/Sources/A/Old.swift
    @@ -1,4 +1,5 @@
     import Examples
    -import Foundation
    +@testable import A
     
    -let one = 1
    +// A comment.
    +let two = 2
    +
    +let three = "-- no line of a head"
    diff --git a/Sources/A/New+More.swift b/Sources/A/New+More.swift
    new file mode 100644
    --- /dev/null
    +++ b/Sources/A/New+More.swift
    @@ -0,0 +1,2 @@
    +/// A type.
    +struct New {}
    diff --git a/Sources/A/Gone.swift b/Sources/A/Gone.swift
    deleted file mode 100644
    --- a/Sources/A/Gone.swift
    +++ /dev/null
    @@ -1 +0,0 @@
    -struct Gone {}
    diff --git a/Sources/A/Mode.swift b/Sources/A/Mode.swift
    old mode 100644
    new mode 100755
    """

  @Test func `Each file has its kind, its type and its lines of code`() {
    let files = PatchedFile.all(in: Self.patch)
    #expect(files.map(\.path) == ["Sources/A/Old.swift", "Sources/A/New+More.swift", "Sources/A/Gone.swift"])
    #expect(files.map(\.kind) == [.edited, .added, .removed])
    #expect(files.map(\.typeName) == ["Old", "New", "Gone"])
    #expect(files[0].addedLines == ["let two = 2", #"let three = "-- no line of a head""#])
    #expect(files[0].removedLines == ["let one = 1"])
    #expect(files[1].addedLines == ["struct New {}"])
    #expect(files[2].removedLines == ["struct Gone {}"])
  }

  @Test func `A line of code that looks like a head is a line of code`() {
    let files = PatchedFile.all(
      in: "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n--- x\n+++ y\n")
    #expect(files.first?.removedLines == ["-- x"])
    #expect(files.first?.addedLines == ["++ y"])
  }

  @Test func `A text without differences has no file`() {
    #expect(PatchedFile.all(in: "").isEmpty && PatchedFile.all(in: "no patch\n").isEmpty)
  }
}
