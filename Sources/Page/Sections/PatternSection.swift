import Report
import Verdicts

extension PageSection {
  /// The patterns, each with an article of its own.
  static let pattern = PageSection(id: "pattern", title: "A pattern", view: .pattern) { context in
    PatternSection(context: context).html
  }
}

/// The inside of the section of patterns: the list of them,
/// then an article for each.
private struct PatternSection {
  let context: SectionContext

  var html: String {
    let play = PlaySection(content: context.content, lines: context.lines)
    let files = context.cards.map { PatternFiles(of: $0, in: context.content.listings.flatMap(\.self)) }
    let articles = context.content.findings.patterns.map { pattern in
      let article = PatternArticle(
        pattern: pattern, content: context.content, files: files, format: context.format)
      let card = pattern.card
      return """
        <article id="pattern-\(card.id)" data-pattern="\(card.id)"><h2>\(HTMLText.escaped(card.name))</h2>
        \(article.html(links: play.links(to: card.id)))</article>
        """
    }
    return """
      \(list)
      \(articles.joined(separator: "\n"))
      """
  }

  /// The patterns in the groups and the order of the header's list.
  private var list: String {
    let groups = PatternGroup.all(of: context.cards).map { group in
      let links = group.cards.map { card in
        "<li><a href=\"#pattern-\(card.id)\">\(HTMLText.escaped(card.name))</a>"
      }
      return "<li>\(group.title): <ul>\(links.joined(separator: "\n"))</ul>"
    }
    return "<ul class=\"patterns\">\(groups.joined(separator: "\n"))</ul>"
  }
}
