import Report

extension PageSection {
  /// The patterns, each with an article of its own.
  static let pattern = PageSection(id: "pattern", title: "A pattern", view: .pattern) { context in
    let play = PlaySection(content: context.content, lines: context.lines)
    let findings = context.content.findings
    let links = context.cards.map { card in
      "<li><a href=\"#pattern-\(card.id)\">\(HTMLText.escaped(card.name))</a>"
    }
    let articles = findings.patterns.map { pattern in
      let card = pattern.card
      let article = PatternArticle(pattern: pattern, findings: findings, format: context.format)
      return """
        <article id="pattern-\(card.id)" data-pattern="\(card.id)"><h2>\(HTMLText.escaped(card.name))</h2>
        \(article.html(links: play.links(to: card.id)))</article>
        """
    }
    return """
      <ul class="patterns">\(links.joined(separator: "\n"))</ul>
      \(articles.joined(separator: "\n"))
      """
  }
}
