import Testing

@testable import Coupling

/// What the index says twice must agree, and with the text.
@Suite struct StoreCheckTests {
  /// One thing in the record that is not as it was.
  struct Flaw: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let was: String
    let becomes: String
    /// A part of what is said of it.
    let told: String

    init(_ description: String, _ was: String, _ becomes: String, told: String) {
      testDescription = description
      (self.was, self.becomes, self.told) = (was, becomes, told)
    }
  }

  @Test func `A record without a flaw is good`() {
    #expect(MadeUpRecord().problem() == nil)
  }

  @Test(arguments: [
    Flaw("another line", "4:5 reference write", "3:5 reference write", told: "out of turn"),
    Flaw("another column", "2:13 reference", "2:12 reference", told: "the text there is another"),
    Flaw("a part of a word", "6:27 reference", "6:28 reference", told: "the text there is another"),
    Flaw("a line that is not there", "6:37 reference call", "9:1 reference call", told: "no such place"),
    Flaw("a column that is not there", "6:37 reference call", "6:370 reference call", told: "no such place"),
    Flaw("no definition", "1:8 definition; Account", "1:8 reference; Account", told: "not declared in"),
    Flaw("both", "1:8 definition; Account", "1:8 definition reference; Account", told: "neither"),
    Flaw("neither", "4:12 reference read", "4:12 read", told: "neither"),
    Flaw("a definition that reads", "2:7 definition childOf", "2:7 definition read childOf", told: "no use"),
    Flaw(
      "a role without its relation", "4:12 reference read", "4:12 reference read receivedBy",
      told: "relations"),
    Flaw(
      "a relation without its role", "reference containedBy; String; containedBy name",
      "reference; String; containedBy name", told: "relations"),
    Flaw(
      "a relation that is none", "childOf; rename; childOf", "childOf read; rename; childOf read",
      told: "what it is"),
    Flaw("called by one, and not called", "6:37 reference call", "6:37 reference", told: "not called"),
    Flaw(
      "a receiver of what is not dynamic", "3:23 reference containedBy; String; containedBy rename",
      "3:23 reference receivedBy; String; receivedBy rename", told: "not dynamic"),
    Flaw("called and read", "6:37 reference call", "6:37 reference call read", told: "called and accessed"),
    Flaw("another's child", "name; childOf Account", "name; childOf rename", told: "not its parent"),
    Flaw(
      "another's accessor", "get; childOf accessorOf name", "get; childOf accessorOf rename",
      told: "not its property"),
    Flaw(
      "a base of a function", "3:23 reference containedBy; String; containedBy rename",
      "3:23 reference baseOf; String; baseOf rename", told: "no base"),
    Flaw(
      "an extension that is none", "3:23 reference containedBy; String; containedBy rename",
      "3:23 reference extendedBy; String; extendedBy Account", told: "extends"),
    Flaw("another access", "4:5 reference write", "4:5 reference read", told: "as it is accessed"),
    Flaw(
      "no property where its setter is called", "4:5 reference write containedBy; name; containedBy rename\n",
      "",
      told: "not accessed there"),
    Flaw(
      "another function around", "new; containedBy rename", "new; containedBy sample",
      told: "does not stand in"),
    Flaw(
      "the type around the function", "new; containedBy rename", "new; containedBy Account",
      told: "does not stand in"),
    Flaw(
      "twice defined", "4:12 reference read containedBy; new; containedBy rename",
      "4:12 definition childOf; new; childOf rename", told: "elsewhere too"),
    Flaw(
      "made by the compiler", "6:37 reference containedBy; Account",
      "6:37 reference implicit containedBy; Account",
      told: ""),
  ])
  func `A flaw in an occurrence is told`(_ flaw: Flaw) throws {
    var record = MadeUpRecord()
    record.occurrences = try flawed(record.occurrences, flaw)
    if flaw.told.isEmpty {
      // This one is nothing but said: the record's table of symbols contradicts it, which is not made up here.
      #expect(record.problem() == nil)
    } else {
      #expect(record.problem()?.contains(flaw.told) == true, "\(record.problem() ?? "nothing")")
    }
  }

  @Test(arguments: [
    Flaw("another kind", "Account struct", "Account class", told: "of kind class"),
    Flaw("no kind", "Account struct", "Account other", told: "of kind unknown"),
    Flaw(
      "a property of the type", "rename instanceMethod", "rename staticMethod", told: "of kind staticMethod"),
    Flaw(
      "the other accessor", "get instanceMethod getter", "get instanceMethod setter",
      told: "of kind instanceMethod"),
    Flaw("another name", "none rename(to:)", "none renamf(to:)", told: "not that of 'renamf(to:)'"),
    Flaw("another label", "none rename(to:)", "none rename(tn:)", told: "not that of 'rename(tn:)'"),
    Flaw("a label more", "none init(name:)", "none init(name:if:)", told: "not that of"),
    Flaw("a USR with another name", "V4nameSSvp", "V4namfSSvp", told: "not that of 'name'"),
    Flaw("a USR of no language", "String s:SS", "String r:SS", told: "neither Swift's nor C's"),
    Flaw(
      "a USR of C's that is none", "String s:SS", "String c:SS",
      told: "is not that of a symbol of kind struct"),
    Flaw(
      "a USR that means nothing", "s:4Bank7AccountV6sampleACyFZ", "s:4Bank9AccountV6sampleACyFZ",
      told: "means nothing"),
    Flaw(
      "a USR with a strange letter", "s:4Bank7AccountV6sampleACyFZ", "s:4B)nk7AccountV6sampleACyFZ",
      told: "letters"),
    Flaw("another module", "Account s:4Bank7AccountV", "Account s:4Bonk7AccountV", told: "not its parent"),
    Flaw("a type of C's that is a macro", "String s:SS", "String c:@macro@SS", told: "of kind struct"),
    Flaw(
      "a name that swallows another", "s:4Bank7AccountV6renam", "s:4Bank8AccountV6renam", told: "not that of"),
    Flaw("another result", "6sampleACyFZ", "6sampleSiyFZ", told: "does not return it"),
  ])
  func `A flaw in a symbol is told`(_ flaw: Flaw) throws {
    var record = MadeUpRecord()
    record.symbols = try flawed(record.symbols, flaw)
    #expect(record.problem()?.contains(flaw.told) == true, "\(record.problem() ?? "nothing")")
  }

  @Test(arguments: [
    Flaw("another name", "var name", "var nome", told: "the text there is another"),
    Flaw("a longer name", "name = new", "name = newer", told: "the text there is another"),
    Flaw("another label", "Account(name:", "Account(nome:", told: "its arguments are others"),
    Flaw("no label", "Account(name: \"\")", "Account(\"\")", told: "its arguments are others"),
    Flaw("only named", "Account(name: \"\")", "Account(name:)", told: "only named there"),
    Flaw("no arguments", "Account(name: \"\")", "Account", told: "without arguments"),
    Flaw("another result", "-> Account {", "-> Accounts {", told: "the text there is another"),
    Flaw(
      "a name before the type", "Account(name: \"\")", "accounts(name: \"\")",
      told: "the text there is another"),
    Flaw("no body", "    name = new", "  }; func a() {\n    name = new", told: ""),
  ])
  func `A flaw against the text is told`(_ flaw: Flaw) throws {
    var record = MadeUpRecord()
    record.source = try flawed(record.source, flaw)
    #expect(record.problem()?.contains(flaw.told) == true || flaw.told.isEmpty && record.problem() != nil)
  }

  @Test func `A function that returns something only by its USR, or only by its text, is told`() throws {
    var record = MadeUpRecord()
    record.occurrences = record.occurrences.replacing(
      "6:27 reference containedBy; Account; containedBy sample\n", with: "")
    record.source = record.source.replacing("-> Account {", with: "/* none */ {")
    #expect(record.problem()?.contains("returns what its text does not") == true)
    record.symbols = record.symbols.replacing("6sampleACyFZ", with: "6sampleyyFZ")
    #expect(record.problem() == nil)
    record.source = record.source.replacing("/* none */ {", with: "-> Self    {")
    #expect(record.problem()?.contains("returns what its text does not") == true)
  }

  @Test func `What the head of a function calls its results is in its USR`() {
    var record = MadeUpRecord()
    record.symbols = record.symbols.replacing("6sampleACyFZ", with: "6sampleAC3old_AC3newtyFZ")
    #expect(record.problem()?.contains("other labels") == true)
  }

  @Test func `Self is the type around`() {
    var record = MadeUpRecord()
    record.source = record.source.replacing("-> Account {", with: "-> Self    {")
    record.symbols = record.symbols.replacing("6sampleACyFZ", with: "6sampleACyFZ")
    #expect(record.problem() == nil)
    record.occurrences = record.occurrences.replacing(
      "6:27 reference containedBy; Account", with: "6:27 reference containedBy; String")
    #expect(record.problem()?.contains("the text there is another") == true)
  }

  @Test func `What is named after the last occurrence is told, in code`() {
    var record = MadeUpRecord()
    record.source += "\n// Account, .name\nlet a = \"Account\"\n"
    #expect(record.problem() == nil)
    record.source += "#if NEVER\nlet b: Account\n#endif\n"
    #expect(record.problem() == nil)
    for late in ["let b: Account", "func c() { self.name = b }", "let d = e(.sample())"] {
      var record = MadeUpRecord()
      record.source += "\n\(late)\n"
      #expect(record.problem()?.contains("after the last that is said") == true, "\(late)")
    }
  }

  @Test func `What another module declares is told if it is nearly what is known, and nowhere`() {
    // `Data` is known by its name, and so is its module by two symbols; `Date` is known to this program.
    let known = """

      Data struct none Data s:20FoundationEssentials4DataV
      reset instanceMethod none resetBytes(in:) s:20FoundationEssentials4DataV10resetBytes2inySnySiG_tF
      """
    func problem(_ symbols: String) -> String? {
      var record = MadeUpRecord()
      record.symbols += known + "\n" + symbols
      return record.problem()
    }
    #expect(problem("") == nil)
    #expect(
      problem("append instanceMethod none append(_:) s:20FoundationEssentials4DatbV6appendyyACF")?
        .contains("what nothing else names") == true)
    #expect(
      problem("append instanceMethod none append(_:) s:20GoundationEssentials4DataV6appendyyACF")?
        .contains("that nothing imports") == true)
    #expect(
      problem(
        "add instanceMethod none addingTimeInterval(_:) s:20FoundationEssentials4DateV18addingTimeIntervalyACSdF"
      )
        == nil)
    #expect(
      problem("append instanceMethod none append(_:) s:5OtherC6appendyyACF")?.contains("means nothing")
        == true)
  }

  @Test func `A file with code and a record without occurrences contradict each other`() {
    var record = MadeUpRecord(symbols: "", occurrences: "")
    #expect(record.problem()?.contains("nothing is said of the file") == true)
    record.source = "// Nothing but { a comment.\n"
    #expect(record.problem() == nil)
  }

  @Test func `A module that nothing imports and that is nearly a measured one is told`() {
    var record = MadeUpRecord()
    record.symbols = record.symbols.replacing("s:SS", with: "s:4Bonk6StringV")
    #expect(record.problem()?.contains("nothing imports") == true)
    record.symbols += "\nBonk module none Bonk c:@M@Bonk"
    #expect(record.problem() == nil)
  }

  @Test func `What a measured module does not declare is told`() {
    var record = MadeUpRecord()
    record.symbols = record.symbols.replacing("s:SS", with: "s:4Bank6StringV")
    #expect(record.problem()?.contains("nowhere declared") == true)
    record.modules = ["Shop"]
    #expect(record.problem() == nil)
  }

  private func flawed(_ text: String, _ flaw: Flaw) throws -> String {
    try #require(text.contains(flaw.was))
    return text.replacing(flaw.was, with: flaw.becomes, maxReplacements: 1)
  }
}
