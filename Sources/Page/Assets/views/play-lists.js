// All windows and messages of the chosen scenario as lists.

/** The lists, in which the player reads the windows. */
const playLists = $("#play-lists");
playLists.hidden = true;

/**
 * The lists whose messages have links to their lines.
 * @type {WeakSet<HTMLElement>}
 */
const linkedLists = new WeakSet();

/**
 * Gives the messages of a list links to their lines. A step with the messages of an earlier one gets a copy of its list.
 * @param {HTMLElement} article
 */
function linkList(article) {
  if (linkedLists.has(article)) return;
  linkedLists.add(article);
  const track = trackOf(article.id, article.closest("[data-for]")?.getAttribute("data-for") ?? "");
  const items = $$(".steps > li", article);
  recordings.sequences[article.id].steps.forEach((/** @type {any} */ step, /** @type {number} */ place) => {
    const item = items[place];
    if (step.same) $("a", item).replaceWith($("ol", document.getElementById(step.same) ?? article).cloneNode(true));
    $$("ol > li", item).forEach((listed, number) => {
      const { from, to, text, line } = track.steps[place].messages[number];
      if (!line) return;
      const ends = `${from ?? "start"} → ${to}: `;
      const rest = listed.textContent.slice(ends.length + text.length);
      listed.replaceChildren(ends, element("a", text, { href: `#${line}` }), rest);
    });
  });
}

/**
 * Shows the lists of a scenario.
 * @param {Scenario | undefined} scenario
 */
function showLists(scenario) {
  if (playLists.hidden) return;
  for (const article of $$("article[data-scenario]", playLists)) article.hidden = article.dataset.scenario !== scenario?.name;
  for (const article of $$(".sequence", playLists).filter(isSeen)) linkList(article);
}

$("#play-as-lists").addEventListener("click", () => {
  playLists.hidden = !playLists.hidden;
  $("#play-as-lists").setAttribute("aria-expanded", String(!playLists.hidden));
  showLists(scenarioOf(state));
});
