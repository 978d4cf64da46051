// One pattern at a time.

testPart("patterns", () => {
  for (const { id } of catalogue.patterns) {
    go(stateOf(`#pattern-${id}`));
    const shown = $$("#pattern > article").filter(isSeen).map((article) => article.dataset.pattern);
    check(shown.join() === id, "a pattern's address shows another", `${id}: ${shown}`);
    check($$("#pattern > .patterns [aria-current]").length === 1, "the shown pattern is not marked", id);
  }
});
