import Catalog
import Examples

/// The player's elements, which its script fills: controls, the steps, the
/// window, and a track for each pattern.
struct PlayStage {
  let cards: [Card]
  let examples: [Example]
  /// The windows of all scenarios.
  let windows: [ScenarioWindows]

  /// Says that a pattern has no recording.
  static func missing(_ card: Card) -> HTML {
    .prose(
      """
      No recording of the present code. \
      `swift run compare trace --record \(card.id)` makes it.
      """)
  }

  var html: HTML {
    HTML.lines {
      HTML.form(.class("tools"), .id("play-choice")) {
        HTML.lines(examples.map(picker))
        HTML.output(.id("play-place"))
      }
      HTML.div(.id("player")) {
        HTML.block {
          controls
          steps
          window
          figures
          HTML.div(.class("tracks")) {
            HTML.block { cards.map(track) }
          }
        }
      }
    }
  }

  // MARK: Choice

  /// The scenarios of an example to choose from.
  private func picker(of example: Example) -> HTML {
    let own = windows.filter { $0.example == example }
    return HTML.label(.data("example", example.id)) {
      "Scenario "
      HTML.select(.name("scenario")) {
        for scenario in own.map(\.scenario) {
          HTML.option(.value(scenario)) { scenario }
        }
      }
    }
  }

  private var controls: HTML {
    HTML.div(
      .class("controls"),
      .role("group"),
      .aria("label", "Walk through the scenario")
    ) {
      HTML.block {
        button("First", "first", "First step")
        button("‹ Step", "previousStep", "Previous step")
        button("‹ Message", "previousMessage", "Previous message")
        button("Message ›", "nextMessage", "Next message")
        button("Step ›", "nextStep", "Next step")
        button("Last", "last", "Last step")
        slider
      }
    }
  }

  /// A button with the name by which the script knows it, and its own in whole.
  private func button(_ text: String, _ walk: String, _ name: String) -> HTML {
    HTML.pushButton(text, .data("walk", walk), .aria("label", name))
  }

  private var slider: HTML {
    HTML.input(
      .type("range"),
      .id("play-slider"),
      HTMLAttribute("min", "1"),
      HTMLAttribute("max", "1"),
      .value("1"),
      .aria("label", "Place in the scenario"))
  }

  // MARK: What the script fills

  private var steps: HTML {
    HTML.section(.class("steps-of-scenario")) {
      HTML.h3 { "Steps" }
      HTML.ol()
    }
  }

  private var window: HTML {
    HTML.section(.class("window-after")) {
      HTML.h3()
      HTML.div(
        .class("frames"),
        .focusable,
        .role("group"),
        .aria("label", "Window"))
    }
  }

  private var figures: HTML {
    HTML.section(.class("step-figures")) {
      HTML.h3 { "This step" }
      HTML.table()
    }
  }

  private func track(of card: Card) -> HTML {
    HTML.section(.class("track"), .data(for: card), .aria("label", card.name)) {
      HTML.lines {
        HTML.div(.class("progress")) {
          HTML.h3 { card.name }
          HTML.p()
        }
        HTML.p(.class("missing")) { Self.missing(card) }
        chart(of: card)
        HTML.pieces {
          HTML.p(.class("sent"))
          HTML.ol(.class("source code"))
        }
      }
    }
  }

  private func chart(of card: Card) -> HTML {
    HTML.div(
      .class("chart"),
      .focusable,
      .role("group"),
      .aria("label", "Messages so far, \(card.name)"))
  }
}
