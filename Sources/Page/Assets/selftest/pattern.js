// One pattern at a time.

/** The article that is shown. */
function shownArticle() {
  return $$("#pattern > article").find(isSeen);
}

testPart("patterns", () => {
  for (const { id } of catalogue.patterns) {
    for (const address of [`#pattern-${id}`, `#pattern?pattern=${id}`]) {
      go(stateOf(address));
      const shown = $$("#pattern > article").filter(isSeen).map((article) => article.dataset.pattern);
      check(shown.join() === id, "a pattern's address shows another", `${address}: ${shown}`);
      const marked = $$("#pattern > .patterns [aria-current]").map((link) => link.hash);
      check(marked.join() === `#pattern-${id}`, "the shown pattern is not marked", `${address}: ${marked}`);
      check(addressOf(stateOf(addressOf(state))) === addressOf(state), "the address of a pattern changes when it is read", address);
    }
  }
  const listed = $$("#pattern > .patterns a").map((link) => link.hash.replace("#pattern-", "")).sort().join();
  check(listed === catalogue.patterns.map(({ id }) => id).sort().join(), "the list of patterns lacks one", listed);
});

testPart("parts of a pattern", () => {
  for (const { id, name } of catalogue.patterns) {
    go({ ...initialState(), view: "pattern", pattern: id });
    const article = shownArticle();
    const has = (/** @type {string} */ selector) => $$(selector, article).some(isSeen);
    check($("h2", article).textContent === name, "an article has another name", article);
    check(has(".roles svg .box"), "an article has no drawing", article);
    check(has(".roles dt"), "an article has no roles", article);
    check(has(".use li, .use p"), "an article does not say when to use the pattern", article);
    check(has(".mistakes li"), "an article names no mistake", article);
    check($$(".neighbours > ul > li", article).length >= Math.min(2, catalogue.patterns.length - 1), "an article lacks neighbours", article);
    const shares = $$(".neighbours tbody td:nth-of-type(1)", article).map((cell) => parseFloat(cell.textContent));
    check(shares.length === catalogue.patterns.length - 1, "an article lacks a distance", article);
    check(shares.every((share, place) => place === 0 || share >= shares[place - 1]), "neighbours are not in order", article);
    for (const example of catalogue.examples) {
      go({ example: example.id });
      const tables = $$(".own-figures table", article).filter(isSeen);
      check(tables.length === 1, "not the figures of one example are shown", `${id}, ${example.title}`);
    }
  }
});

testPart("old addresses of patterns", () => {
  for (const target of $$("#pattern [id^=claim-], #pattern [id^=arrow-]").filter((_, place) => place % 47 === 0)) {
    go(stateOf(`#${target.id}`));
    check(state.view === "pattern" && isSeen(target), "an old address does not show its place", target);
    check(target.closest("article") === shownArticle(), "an old address shows another pattern", target);
  }
});
