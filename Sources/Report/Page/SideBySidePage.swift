/// The code and the tests of the patterns side by side: the inside of the page's section `compare`.
struct SideBySidePage {
  static let style = ""
  static let script = ""

  let content: PageContent

  var html: String { "" }
}
