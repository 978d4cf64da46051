import Testing

@testable import CommandLineKit

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ab", 1),
    ("abc", "xabc", 1), ("abcd", "abdc", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
  ])
  func distance(from: String, to: String, expected: Int) {
    #expect(from.editDistance(to: to) == expected)
    #expect(to.editDistance(to: from) == expected)
  }

  @Test(arguments: [
    // Up to five letters allow one edit, six to eight two, nine and more three.
    ("mvx", "mvp", true), ("mxx", "mvp", false), ("plaxx", "plain", false), ("timexxt", "timeout", true),
    ("tixxxut", "timeout", false), ("scenaxxxs", "scenarios", true), ("scenxxxxs", "scenarios", false),
    ("generate-coxxxxtion", "generate-completion", false), ("x", "y", false), ("", "a", false),
    ("a", "ab", true),
    ("SCENARIOS", "scenarios", true),
  ])
  func threshold(word: String, candidate: String, isSuggested: Bool) {
    #expect(word.closest(among: [candidate]) == (isSuggested ? candidate : nil))
  }

  @Test func theFirstOfTheClosestIsSuggested() {
    #expect("formet".closest(among: ["former", "format"]) == "former")
    #expect("formet".closest(among: ["farmer", "format"]) == "format")
    #expect("mv".closest(among: []) == nil)
  }

  @Test func theNearestHaveWordsThatDifferByFewEdits() {
    let names = ["a row opens its note", "two taps save once", "two tabs open", "an empty title is refused"]
    #expect("TWO TPAS".nearest(among: names) == ["two taps save once", "two tabs open"])
    #expect("two tabs".nearest(among: names) == ["two tabs open", "two taps save once"])
    #expect("emty".nearest(among: names) == ["an empty title is refused"])
    #expect("opns its nte".nearest(among: names) == ["a row opens its note"])
    #expect("zzz".nearest(among: names) == [] && "".nearest(among: names) == [])
    #expect("open".nearest(among: ["1 open", "2 open", "3 open", "4 open", "open", "5 open"]).count == 5)
  }
}
