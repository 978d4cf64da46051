// Tests side by side: one with all that belongs to it, and all of them.

/** The rows of tests that are seen. */
function shownTests() {
  return $$("#tests .row[data-test]").filter(isSeen).map((row) => row.dataset.test);
}

/**
 * Goes to the tests of an example.
 * @param {Partial<State>} change
 */
function showTests(change) {
  go({ ...initialState(), view: "tests", ...change });
}

testPart("one test", () => {
  const areBeside = matchMedia("(min-width: 60rem)").matches;
  for (const { id: example } of catalogue.examples) {
    showTests({ example });
    const listed = listedTests(state);
    check(listed.length > 2, "no tests", example);
    const parts = listed.filter(({ suite }) => suite);
    for (const name of [...listed.slice(0, 4), ...parts.slice(0, 4)]) {
      go({ test: name.full, at: "" });
      const place = `${example}: ${name.full}`;
      check(shownTests().join() === name.full, "another test is shown", place);
      const columns = $$("#tests .row[data-test] .side").filter(hasSeenPart);
      check(columns.length === state.patterns.length, "a pattern has no column", place);
      if (areBeside) check(columns.every((side) => isLevel($("h4", side), $("h4", columns[0]))), "the columns are not level", place);
      for (const pattern of state.patterns) {
        const side = columns.find((own) => own.dataset.for === pattern);
        const test = testOf(pattern, name);
        if (!side) continue;
        if (!test) {
          check($(".absent", side)?.textContent.includes(patternName(pattern)), "a missing test is not said in words", place);
          continue;
        }
        check($(".code", side).textContent.includes(name.short), "the test is not the one of the name", place);
        check($$(".figures dt", side).length === testData.figures.length, "figures are missing", place);
        const shared = $$(`#tests .row[data-kind] [data-for="${pattern}"] :is(.snippet, .type)`).filter(isSeen);
        check(shared.length === new Set([...test.setUp, ...test.types]).size, "set-up or types are missing, or too many", place);
        for (const number of test.types) check(isSeen(snippetElements.get(testData.snippets[number]) ?? side), "a type is missing", place);
      }
    }
  }
});

testPart("types of tests are folded", () => {
  const listed = listedTests({ ...initialState(), view: "tests" });
  const name = listed.find((own) => state.patterns.some((id) => testOf(id, own)?.types.length));
  check(name, "no test uses a type");
  if (!name) return;
  showTests({ test: name.full });
  const type = $$("#tests .type").find(isSeen);
  check(type && !type.open && !$(".code", type).checkVisibility(), "a type is not folded");
  $("summary", type).click();
  check($(".code", type).checkVisibility(), "a type does not open");
  type.open = false;
});

testPart("the list of tests", () => {
  for (const { id: example } of catalogue.examples) {
    showTests({ example });
    check($$("#test-list [aria-current]").length === 1, "the list does not mark the first test", example);
    const names = new Set(state.patterns.flatMap((id) => testData.examples[example]?.patterns[id] ?? []).map(({ name }) => name));
    check($$("#test-list li").length === names.size, "the list of tests is not complete", example);
  }
  showTests({});
  const links = $$("#test-list li a");
  for (const link of [links[1], links[links.length - 1]]) {
    const hash = link.getAttribute("href");
    link.click();
    const shown = shownTests().join();
    check(shown.endsWith(link.textContent), "a link of the list shows another test", link.textContent);
    check(location.hash === hash, "a test has another address than its link", hash);
    reset();
    go(stateOf(hash));
    check(shownTests().join() === shown, "an address shows another test", hash);
  }
  showTests({});
  const [first] = shownTests();
  press("n");
  check(shownTests().length === 1 && shownTests()[0] !== first, "n does not go to the next test");
  press("p");
  check(shownTests()[0] === first, "p does not go back to the test");
  press("p");
  check(shownTests()[0] === listedTests(state).at(-1)?.full, "p does not go round");
  go({ test: "no such test" });
  check(shownTests()[0] === first, "an unknown test does not show the first");
});

testPart("all tests", () => {
  for (const { id: example } of catalogue.examples) {
    showTests({ example, test: allTests });
    check(shownTests().length === listedTests(state).length, "a test is missing among all", example);
    for (const row of $$("#tests .row").filter(isSeen)) check($$(".side .code", row).length > 0, "a row without code", row);
    check(!$("#tests .figures"), "all tests have figures", example);
  }
});

testPart("addresses of lines of tests", () => {
  for (const kind of ["", "[data-kind=setup]", "[data-kind=types]"]) {
    showTests({ test: allTests });
    const list = $$(`#tests .row${kind} .code`).find((own) => isSeen(own.closest(".row")) && isSeen(own.closest(".side").firstElementChild));
    const id = `${list.dataset.id}-${list.start}`;
    reset();
    go(stateOf(`#${id}`));
    check(state.view === "tests" && state.at === id && isSeen(list), "the address of a line of tests does not show it", id);
  }
});
