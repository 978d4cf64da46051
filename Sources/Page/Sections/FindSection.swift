extension PageSection {
  /// Text search, which is of no use without scripts: the browser's own
  /// search sees everything then.
  static let find = PageSection(id: "find", title: "Find", view: .find, needsScript: true) { _ in
    """
    <form role="search" id="search-form"><label>Find <input type="search" id="query" autocomplete="off" data-start></label></form>
    <p id="found" aria-live="polite"></p>
    <div id="results"></div>
    """
  }
}
