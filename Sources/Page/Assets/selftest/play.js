// Recorded messages: drawings, and the walk.

testPart("sequences", () => {
  go({ view: "play" });
  for (const article of $$(".sequence")) {
    draw(article);
    const all = messages(article);
    const arrows = $$(".chart g", article);
    check(all.length === arrows.length && all.length > 0, "drawing and list differ", article);
    arrows.forEach((arrow, place) => {
      const text = ($("title", arrow) ?? $("text", arrow)).textContent;
      check(text === all[place]?.link.textContent, "a message differs from its arrow", article);
    });
  }
  const article = $$(".sequence").find(isSeen);
  if (!article) return;
  for (const { link } of messages(article).slice(0, 25)) {
    $(".next", article).click();
    const isMarked = $$(".steps .now", article).length === 1 && $$(".chart .now", article).length === 1;
    check(isMarked && link.classList.contains("now"), "next does not walk", link);
    check(!link.hash || $$(".source .now", article).length === 1, "message without its line", link);
  }
  const place = Number(article.dataset.at);
  press("[");
  check(Number(article.dataset.at) === place - 1, "[ does not go back");
  press("]");
  check(Number(article.dataset.at) === place, "] does not go on");
});

testPart("scenarios", () => {
  for (const { id } of catalogue.examples) {
    for (const input of $$(`#play [data-example="${id}"] [name=scenario]`)) {
      go({ view: "play", example: id, scenario: input.value });
      const shown = $$(".sequence[data-scenario]").filter(isSeen).map((article) => article.dataset.scenario);
      check(shown.every((name) => name === input.value), "another scenario is shown", input.value);
    }
  }
});
