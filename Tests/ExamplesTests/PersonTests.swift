import Examples
import Testing

/// A person has at least one name, without white space around it.
@Suite struct PersonTests {
  @Test(arguments: [
    ("David", "Blaine", "David", "Blaine"), ("  David\t", "\nBlaine\r\n", "David", "Blaine"),
    ("\u{A0}David\u{2003}", "\u{3000}Blaine\u{2028}", "David", "Blaine"), ("David", "", "David", ""),
    (" ", "Blaine", "", "Blaine"), ("Mary  Ann", "van der Berg", "Mary  Ann", "van der Berg"),
    ("\u{1B}[2J", "\u{202E}", "\u{1B}[2J", "\u{202E}"),
  ])
  func `Names are only trimmed`(
    first: String, last: String, trimmedFirst: String, trimmedLast: String
  )
    throws
  {
    let person = try #require(Person(firstName: first, lastName: last))
    #expect(person.firstName == trimmedFirst)
    #expect(person.lastName == trimmedLast)
  }

  @Test(arguments: [("", ""), (" ", ""), ("\t", "\n"), ("\u{A0}", "\u{2028}")])
  func `A person needs a name`(first: String, last: String) {
    #expect(Person(firstName: first, lastName: last) == nil)
  }
}
