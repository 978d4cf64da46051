import Catalog
import Report
import Verdicts

extension PageSection {
  /// The patterns, each with an article of its own.
  static let pattern = PageSection(
    id: "pattern",
    title: "A pattern",
    view: .pattern
  ) { context in
    PatternSection(context: context).html
  }
}

/// The inside of the section of patterns: the list of them, then an article
/// for each.
private struct PatternSection {
  let context: SectionContext

  var html: HTML {
    HTML.lines {
      list
      articles
    }
  }

  /// The patterns in the groups and the order of the header's list.
  private var list: HTML {
    let groups = PatternGroup.all(of: context.cards)
    return HTML.ul(.class("patterns")) { HTML.lines(groups.map(item)) }
  }

  private func item(of group: PatternGroup) -> HTML {
    HTML.li {
      "\(group.title): "
      HTML.ul {
        HTML.lines {
          for card in group.cards { HTML.li { card.linkToArticle } }
        }
      }
    }
  }

  private var articles: [HTML] {
    let content = context.content
    let play = PlaySection(content: content, lines: context.lines)
    let listings = content.listings.flatMap(\.self)
    let files = context.cards.map { PatternFiles(of: $0, in: listings) }
    return content.findings.patterns.map { pattern in
      let card = pattern.card
      let article = PatternArticle(
        pattern: pattern,
        content: content,
        files: files,
        format: context.format)
      return HTML.article(
        .id("pattern-\(card.id)"),
        .data("pattern", card.id)
      ) {
        HTML.lines {
          HTML.h2 { card.name }
          article.html(links: play.links(to: card.id))
        }
      }
    }
  }
}
