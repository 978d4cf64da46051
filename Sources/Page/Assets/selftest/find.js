// Text search.

testPart("find", () => {
  go({ view: "code" });
  press("/");
  const field = $("#query");
  check(state.view === "find" && document.activeElement === field, "/ does not open the search");
  const type = (/** @type {string} */ text) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const before = $$("img, script, iframe").length;
  for (const hostile of ["<img src=x onerror=faults.push('ran')>", "\\", "[", "(?", "'\"", "x".repeat(1000)]) {
    type(hostile);
    check($$("img, script, iframe").length === before, "a query became an element", hostile);
  }
  type("no such words zzz");
  check(!$("#results a"), "something is found that is not there");
  for (const { name } of catalogue.patterns) {
    type(name);
    check($$("#results h3").some((heading) => heading.textContent.startsWith("Patterns")), "a pattern is not found", name);
  }
  for (const { title, entries } of index ?? []) {
    check(entries.length > 0, "nothing of a kind can be found", title);
    const long = entries.filter(({ text }) => text.length >= 10);
    for (const { text } of long.filter((_, place) => place % 499 === 0)) {
      type(text);
      const link = $("#results a");
      check(link, "a text is not found", text);
      check(stateOf(addressOf(state)).query === state.query, "the address loses a query", text);
    }
  }
  type(catalogue.patterns[0].name);
  const link = $("#results a");
  link.click();
  check(state.view === "pattern" && state.pattern === catalogue.patterns[0].id, "a result does not lead to what was found");
});
