import Catalog
import Examples

/// The player's elements, which its script fills: controls, the steps, the
/// window, and a track for each pattern.
///
/// It is of no use without scripts.
struct PlayStage {
  let cards: [Card]
  let examples: [Example]
  /// The windows of all scenarios.
  let windows: [ScenarioWindows]

  /// Says that a pattern has no recording.
  static func missing(_ card: Card) -> String {
    """
    No recording of the present code. <code>swift run compare trace --record \(HTMLText.escaped(card.id))</code> makes it.
    """
  }

  var html: String {
    """
    <form class="tools js" id="play-choice">\(pickers)<output id="play-place"></output></form>
    <div class="js" id="player">
    \(controls)
    <section class="steps-of-scenario"><h3>Steps</h3><ol></ol></section>
    <section class="window-after"><h3></h3><div class="frames" tabindex="0" role="group" aria-label="Window"></div></section>
    <section class="step-figures"><h3>This step</h3><table></table></section>
    <div class="tracks">
    \(cards.map(track).joined(separator: "\n"))
    </div>
    </div>
    """
  }

  private var pickers: String {
    examples.map { example in
      let options = windows.filter { $0.example == example }.map { windows in
        let name = HTMLText.escaped(windows.scenario)
        return "<option value=\"\(name)\">\(name)</option>"
      }
      return """
        <label data-example="\(example.id)">Scenario <select name="scenario">\(options.joined())</select></label>
        """
    }.joined(separator: "\n")
  }

  private var controls: String {
    """
    <div class="controls" role="group" aria-label="Walk through the scenario">
    <button type="button" data-walk="first" aria-label="First step">First</button>
    <button type="button" data-walk="previousStep" aria-label="Previous step">‹ Step</button>
    <button type="button" data-walk="previousMessage" aria-label="Previous message">‹ Message</button>
    <button type="button" data-walk="nextMessage" aria-label="Next message">Message ›</button>
    <button type="button" data-walk="nextStep" aria-label="Next step">Step ›</button>
    <button type="button" data-walk="last" aria-label="Last step">Last</button>
    <input type="range" id="play-slider" min="1" max="1" value="1" aria-label="Place in the scenario">
    </div>
    """
  }

  private func track(of card: Card) -> String {
    let name = HTMLText.escaped(card.name)
    return """
      <section class="track" data-for="\(card.id)" aria-label="\(name)">\
      <div class="progress"><h3>\(name)</h3><p></p></div>
      <p class="missing">\(Self.missing(card))</p>
      <div class="chart" tabindex="0" role="group" aria-label="Messages so far, \(name)"></div>
      <p class="sent"></p><ol class="source code"></ol></section>
      """
  }
}
