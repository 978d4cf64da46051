// swift-format-ignore-file
// A subscript mentions its types; a use reads or writes it.

struct Day {}
struct Entry {}
struct Diary {
  subscript(day: Day) -> Entry { Entry() }
//> Diary.subscript(_:) constructs Entry.init(), mentions Day, Entry, Entry
  subscript(named name: String, on day: Day) -> Entry? {
//> Diary.subscript(named:on:) mentions Day, Entry
    get { nil }
    set {}
  }
}
struct Reader {
  func read(_ diary: Diary) { _ = diary[Day()] }
//> Reader.read(_:) constructs Day.init(), mentions Day, Diary, reads Diary.subscript(_:)
  func write(_ diary: inout Diary) { diary[named: "", on: Day()] = Entry() }
//> Reader.write(_:) constructs Day.init(), Entry.init(), mentions Day, Diary, Entry, writes Diary.subscript(named:on:)
}
