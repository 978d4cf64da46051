// Code side by side: columns, colours, differences.

/**
 * Shows the code of two patterns in an example.
 * @param {number} first  the number of the first pattern
 * @param {number} second
 * @param {string} [example]
 */
function showCode(first, second, example = catalogue.initialExample) {
  const ids = [first, second].map((number) => catalogue.patterns[number].id);
  go({ ...initialState(), view: "code", patterns: ids, example });
}

testPart("colours of code", () => {
  for (const list of $$("#code .code")) {
    const text = list.textContent;
    colour(list);
    check(list.textContent === text, "colours change the code", list);
  }
  // Of all examples, since a short one may lack a kind of word.
  go({ view: "code", example: catalogue.examples[catalogue.examples.length - 1].id });
  for (const kind of ["b", "i", "s", "u", "em"]) check($$(`#code .code ${kind}`).some(isSeen), "a colour is missing", kind);
});

testPart("columns of patterns", () => {
  const count = catalogue.patterns.length;
  check(count > 1, "fewer than two patterns to compare");
  for (const { id } of catalogue.examples) {
    for (let number = 0; number < count; number += 1) {
      showCode(number, (number + 1) % count, id);
      const rows = $$("#code .row").filter(isSeen);
      check(rows.length > 2, "no rows for a choice", addressOf(state));
      for (const row of rows) {
        const columns = $$(".side", row).filter(isSeen).map((side) => side.dataset.for);
        check(columns.sort().join() === [...state.patterns].sort().join(), "columns are not the chosen ones", row);
      }
      check($$("#code [data-example]").every((own) => !isSeen(own) || own.dataset.example === id), "code of another example is shown", id);
    }
  }
});

testPart("the list of patterns", () => {
  const [first, second, third] = patternSelects;
  const choose = (/** @type {HTMLSelectElement} */ select, /** @type {string} */ value) => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  go({ view: "code" });
  for (const { id } of catalogue.patterns) {
    choose(first, id);
    check(state.patterns[0] === id && new Set(state.patterns).size === 2, "the first list does not choose", id);
    check(first.value === state.patterns[0] && second.value === state.patterns[1], "the lists show another choice", id);
  }
  if (catalogue.patterns.length > 2) {
    const other = catalogue.patterns.map(({ id }) => id).find((id) => !state.patterns.includes(id)) ?? "";
    choose(third, other);
    check(state.patterns.join().endsWith(`,${other}`), "the third list does not add");
    choose(third, "");
    check(state.patterns.length === 2, "the third list does not take away");
  }
  for (const { id } of catalogue.examples) {
    choose(exampleSelect, id);
    check(state.example === id, "the list of examples does not choose", id);
  }
});

testPart("differences of code", () => {
  showCode(0, 1);
  check(!$("#code .d"), "differences are marked without being asked for");
  go({ differences: true });
  check(stops.length > 0, "no differences");
  for (const row of $$("#code .row").filter(isSeen)) {
    const [one, other] = state.patterns.map((id) => $$(`[data-for="${id}"] .code`, row).filter(isSeen));
    if (one.length !== 1 || other.length !== 1) continue;
    const same = [one[0], other[0]].map((list) => $$("li:not(.d)", list).map((line) => line.textContent.trimEnd()).join("\n"));
    check(same[0] === same[1], "lines without a mark differ", row);
  }
  press("n");
  const first = stopNumber;
  press("n");
  check(stopNumber === (first + 1) % stops.length, "n does not go to the next difference");
  press("p");
  check(stopNumber === first && document.activeElement === stops[first][0], "p does not go back");
  go({ differences: false });
  check(!$("#code .d"), "differences stay marked");
});

testPart("addresses of lines", () => {
  go({ view: "code" });
  const list = $$("#code .code").find(isSeen);
  const id = `${list.dataset.id}-${list.start + 1}`;
  go(stateOf(`#${id}`));
  check(state.view === "code" && list.children[1].classList.contains("target"), "a line's address does not mark it", id);
  check(lineAt(`${list.dataset.id}-99999`) === null && lineAt("none-1") === null, "a line that is not there is found");
});

testPart("hostile text in code", () => {
  const hostile = "<img src=x onerror=\"faults.push('ran')\"><\/script><script>faults.push('ran')<\/script>";
  go({ view: "code" });
  const before = $$("img, script, iframe").length;
  const list = element("ol", "", { class: "code" });
  list.append(element("li", hostile), element("li", `let text = "${hostile}" // ${hostile}`));
  colour(list);
  check(list.textContent.startsWith(hostile), "hostile text is lost");
  check($$("img, script, iframe").length === before && !$("img, script", list), "hostile text became an element");
});
