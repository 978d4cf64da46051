/// The tags of the page, and where their elements end.
extension HTML {
  // MARK: Parts of the page

  static let article = HTMLTag("article")
  static let aside = HTMLTag("aside")
  static let div = HTMLTag("div")
  static let header = HTMLTag("header")
  static let main = HTMLTag("main")
  static let noscript = HTMLTag("noscript")
  static let nav = HTMLTag("nav")
  static let script = HTMLTag("script")
  static let section = HTMLTag("section")

  // MARK: Text

  static let h1 = HTMLTag("h1")
  static let h2 = HTMLTag("h2")
  static let h3 = HTMLTag("h3")
  static let h4 = HTMLTag("h4")
  static let h5 = HTMLTag("h5")
  static let p = HTMLTag("p")
  static let pre = HTMLTag("pre")
  static let a = HTMLTag("a")
  static let b = HTMLTag("b")
  static let i = HTMLTag("i")
  static let br = HTMLTag("br", end: .omitted)
  static let code = HTMLTag("code")
  static let del = HTMLTag("del")
  static let ins = HTMLTag("ins")
  static let small = HTMLTag("small")
  static let span = HTMLTag("span")
  static let strong = HTMLTag("strong")

  // MARK: Lists

  static let ol = HTMLTag("ol")
  static let ul = HTMLTag("ul")
  static let li = HTMLTag("li", end: .omitted)
  static let dl = HTMLTag("dl")
  static let dt = HTMLTag("dt")
  static let dd = HTMLTag("dd")

  // MARK: Tables

  static let table = HTMLTag("table")
  static let thead = HTMLTag("thead")
  static let tbody = HTMLTag("tbody")
  static let tr = HTMLTag("tr")
  static let th = HTMLTag("th", end: .omitted)
  static let td = HTMLTag("td", end: .omitted)

  // MARK: What opens, and forms

  static let details = HTMLTag("details")
  static let summary = HTMLTag("summary")
  static let button = HTMLTag("button")
  static let fieldset = HTMLTag("fieldset")
  static let form = HTMLTag("form")
  static let input = HTMLTag("input", end: .omitted)
  static let label = HTMLTag("label")
  static let legend = HTMLTag("legend")
  static let optgroup = HTMLTag("optgroup")
  static let option = HTMLTag("option")
  static let output = HTMLTag("output")
  static let select = HTMLTag("select")

  // MARK: Figures and drawings

  static let figure = HTMLTag("figure")
  static let figcaption = HTMLTag("figcaption")
  static let svg = HTMLTag("svg")
  static let g = HTMLTag("g")
  static let marker = HTMLTag("marker")
  static let path = HTMLTag("path", end: .slash)
  static let rect = HTMLTag("rect", end: .slash)
  /// The text of a drawing; ``text(_:)`` is text alone.
  static let drawnText = HTMLTag("text")
  static let title = HTMLTag("title")
}
