// The unit tests of the compared patterns: one of them at a time, with its set-up, its doubles and its figures.

/**
 * A test in a pattern. Numbers are places in lists of `TestData`; those of `setUp` and `types` in that of snippets.
 * @typedef {object} PatternTest
 * @property {number} name
 * @property {(string | null)[]} figures
 * @property {number[]} setUp
 * @property {number[]} types
 * @property {number[]} needs
 * @property {number[]} mistakes
 */

/**
 * The name of a test: in full, without its suite, and the suite of a test of a part alone.
 * @typedef {{ full: string, short: string, suite?: string }} TestName
 */

/**
 * What the page knows of tests, as Swift wrote it.
 * @typedef {object} TestData
 * @property {{ label: string, level: number }[]} figures
 * @property {{ name: string, summary: string }[]} mistakes
 * @property {string[]} snippets  the ids of the first lines of snippets
 * @property {{ text: string, line?: string }[]} needs  things outside the logic, with the lines that lead to them
 * @property {{ [example: string]: { names: TestName[], patterns: { [pattern: string]: PatternTest[] } } }} examples
 */

/** @type {TestData} */
const testData = testsOf(embeddedJSON("test-data"));

/**
 * Reads `TestData`, in which what tests share stands once.
 * @param {any} data
 * @returns {TestData}
 */
function testsOf(data) {
  for (const { names, patterns } of Object.values(/** @type {Record<string, any>} */ (data.examples))) {
    for (const name of names) name.full = name.suite ? `${name.suite}: ${name.short}` : name.short;
    for (const [pattern, { name, figures, setUp, types, needs, mistakes }] of Object.entries(patterns)) {
      patterns[pattern] = name.map((/** @type {number} */ number, /** @type {number} */ place) => ({
        name: number,
        figures: figures[place],
        setUp: data.lists[setUp[place]],
        types: data.lists[types[place]],
        needs: needs[place],
        mistakes: mistakes[place],
      }));
    }
  }
  return { ...data, snippets: lineIDs(data.snippets) };
}

/** The value of the choice `test` by which all tests are shown. */
const allTests = "*";

/**
 * The elements of all that tests share, by the ids of the first lines.
 * @type {Map<string, HTMLElement>}
 */
const snippetElements = new Map($$("#tests .row[data-kind] .code").map((list) => [`${list.dataset.id}-${list.start}`, list.closest(".type, .snippet")]));

// A row of a test has its name as its head.
for (const row of $$("#tests .row[data-test]")) row.dataset.test = $("h3", row).textContent;

view("tests", (shown) => {
  const chosen = chosenTest(shown);
  for (const added of $$("#tests .added")) added.remove();
  for (const row of $$("#tests .row")) row.hidden = true;
  if (chosen === null) showAllTests();
  else showTest(chosen, shown);
  for (const list of $$("#tests .code")) if (isSeen(list)) colour(list);
  listTests(chosen, shown);
});

/**
 * A pattern's test of a name.
 * @param {string} pattern
 * @param {TestName} name
 */
function testOf(pattern, name) {
  const own = testData.examples[state.example];
  return own?.patterns[pattern]?.find((test) => own.names[test.name] === name);
}

/**
 * The tests that at least one of the compared patterns has.
 * @param {State} shown
 * @returns {TestName[]}
 */
function listedTests({ patterns, example }) {
  const own = testData.examples[example];
  if (!own) return [];
  const numbers = new Set(patterns.flatMap((id) => own.patterns[id] ?? []).map(({ name }) => name));
  return own.names.filter((_, number) => numbers.has(number));
}

/**
 * The test that is shown: the one of the address, else the one with the line to which the address leads, else the first that
 * all compared patterns have.
 * @param {State} shown
 * @returns {TestName | null}  null for all tests
 */
function chosenTest(shown) {
  if (shown.test === allTests) return null;
  const listed = listedTests(shown);
  const named = listed.find(({ full }) => full === shown.test) ?? testAt(elementAt(shown.at), listed);
  return named ?? listed.find((name) => shown.patterns.every((id) => testOf(id, name))) ?? listed[0] ?? null;
}

/**
 * The first test that an element belongs to, as its code, its set-up or a type that it uses.
 * @param {Element | null} target
 * @param {TestName[]} listed
 */
function testAt(target, listed) {
  const row = target?.closest("#tests .row");
  if (!row || !target) return undefined;
  const own = row.getAttribute("data-test");
  if (own) return listed.find(({ full }) => full === own);
  const pattern = target.closest("[data-for]")?.getAttribute("data-for") ?? "";
  const snippet = testData.snippets.findIndex((id) => snippetElements.get(id)?.contains(target));
  return listed.find((name) => {
    const test = testOf(pattern, name);
    return test && (test.setUp.includes(snippet) || test.types.includes(snippet));
  });
}

// MARK: All tests

/** Shows all tests of the example, then all that they share. */
function showAllTests() {
  for (const snippet of snippetElements.values()) snippet.hidden = false;
  for (const row of $$("#tests .row")) {
    row.hidden = state.patterns.every((id) => !$(`[data-for="${id}"] .code`, row));
  }
}

// MARK: One test

/**
 * Shows a test with all that belongs to it.
 * @param {TestName} name
 * @param {State} shown
 */
function showTest(name, { patterns, example }) {
  const used = new Set();
  /** @type {string[]} */
  const typeNames = [];
  const row = $$("#tests .row[data-test]").find((own) => own.dataset.test === name.full && own.dataset.example === example);
  if (row) row.hidden = false;
  for (const id of patterns) {
    const test = testOf(id, name);
    if (!test) {
      if (row) sayAbsence(row, id, name);
      continue;
    }
    if (row) $(`.side[data-for="${id}"]`, row).append(figuresOf(test));
    for (const number of [...test.setUp, ...test.types]) used.add(testData.snippets[number]);
    typeNames.push(...test.types.map((number) => typeName(testData.snippets[number])));
  }
  for (const [id, snippet] of snippetElements) snippet.hidden = !used.has(id);
  const order = [...new Set(typeNames)];
  for (const shared of $$("#tests .row[data-kind]")) {
    if (shared.dataset.example && shared.dataset.example !== example) continue;
    shared.hidden = !patterns.some((id) => $(`[data-for="${id}"] :is(.snippet, .type):not([hidden])`, shared));
    // Types of one name stand in one row.
    for (const type of $$(".type:not([hidden])", shared)) {
      type.style.setProperty("--row", String(order.indexOf(nameOfType(type)) + 1));
    }
  }
}

/**
 * The name of the type in a snippet.
 * @param {string} id  the id of the snippet's first line
 */
function typeName(id) {
  const type = snippetElements.get(id);
  return type ? nameOfType(type) : "";
}

/**
 * The name of a type.
 * @param {HTMLElement} type
 */
function nameOfType(type) {
  return $("summary", type)?.firstChild.textContent.trim() ?? "";
}

/**
 * Says that a pattern lacks a test, in a row without a column for it.
 * @param {HTMLElement} row
 * @param {string} pattern
 * @param {TestName} name
 */
function sayAbsence(row, pattern, name) {
  if ($(`.side[data-for="${pattern}"]`, row)) return;
  const own = testData.examples[state.example];
  const hasParts = own.patterns[pattern]?.some((test) => own.names[test.name].suite);
  const words = hasParts
    ? `${patternName(pattern)} has no test “${name.short}” in ${name.suite}.`
    : `${patternName(pattern)} has no tests of one part alone.`;
  const side = element("div", "", { class: "side added", "data-for": pattern });
  side.append(element("h4", patternName(pattern)), element("p", words, { class: "absent" }));
  $(".sides", row).append(side);
}

/**
 * The figures of a test, and what they count.
 * @param {PatternTest} test
 */
function figuresOf(test) {
  const figures = element("div", "", { class: "figures added" });
  const list = element("dl");
  testData.figures.forEach(({ label, level }, place) => {
    const item = element("div", "", level > 0 ? { class: "level1" } : {});
    item.append(element("dt", label), element("dd", test.figures[place] ?? "not recorded"));
    list.append(item);
  });
  figures.append(list);
  const needs = test.needs.map((number) => {
    const { text, line } = testData.needs[number];
    const item = element("li");
    item.append(line ? element("a", text, { href: `#${line}` }) : text);
    return item;
  });
  const mistakes = test.mistakes.map((number) => {
    const item = element("li");
    item.append(element("code", testData.mistakes[number].name), `: ${testData.mistakes[number].summary}`);
    return item;
  });
  for (const [title, items] of /** @type {[string, any[]][]} */ ([["Needs", needs], ["Mutants noticed", mistakes]])) {
    if (!items.length) continue;
    const details = element("details");
    const lines = element("ul");
    lines.append(...items);
    details.append(element("summary", title), lines);
    figures.append(details);
  }
  return figures;
}

// MARK: The list of tests

/**
 * Lists the tests of the compared patterns: those through the logic, then those of each part.
 * @param {TestName | null} chosen
 * @param {State} shown
 */
function listTests(chosen, shown) {
  const all = element("p");
  const allLink = element("a", "All tests", { href: addressOf({ ...shown, test: allTests, at: "" }) });
  if (chosen === null) allLink.setAttribute("aria-current", "true");
  all.append(allLink);
  const listed = listedTests(shown);
  const groups = [all];
  const logic = listed.filter(({ suite }) => !suite);
  if (logic.length) groups.push(element("h3", "Through the logic"), testItems(logic, chosen, shown));
  const suites = [...new Set(listed.flatMap(({ suite }) => suite ?? []))];
  if (suites.length) groups.push(element("h3", "Of one part alone"));
  for (const suite of suites) {
    const own = listed.filter((name) => name.suite === suite);
    const details = element("details");
    details.open = chosen?.suite === suite;
    const summary = element("summary", suite.replace(/Tests$/, ""));
    summary.append(" ", element("small", String(own.length)));
    details.append(summary, testItems(own, chosen, shown));
    groups.push(details);
  }
  const without = shown.patterns.filter((id) => !listed.some((name) => name.suite && testOf(id, name)));
  if (without.length) groups.push(element("p", `${without.map(patternName).join(", ")}: no tests of one part alone.`, { class: "soft" }));
  $("#test-list").replaceChildren(...groups);
  const current = $("#test-list [aria-current]");
  if (current) keepInSight(current);
}

/**
 * The items of some tests.
 * @param {TestName[]} names
 * @param {TestName | null} chosen
 * @param {State} shown
 */
function testItems(names, chosen, shown) {
  const list = element("ul");
  for (const name of names) {
    const item = element("li");
    const link = element("a", name.short, { href: addressOf({ ...shown, test: name.full, at: "" }) });
    if (name === chosen) link.setAttribute("aria-current", "true");
    const holders = shown.patterns.filter((id) => testOf(id, name));
    item.append(link);
    if (holders.length < shown.patterns.length) item.append(" ", element("small", `only ${holdersText(holders)}`));
    list.append(item);
  }
  return list;
}

/**
 * Goes to the next or the previous test of the list.
 * @param {1 | -1} direction
 */
function goToTest(direction) {
  const listed = listedTests(state);
  if (!listed.length) return;
  const chosen = chosenTest(state);
  const present = chosen ? listed.indexOf(chosen) : -1;
  const from = present < 0 && direction < 0 ? 0 : present;
  go({ test: listed[(from + direction + listed.length) % listed.length].full, at: "" }, "step");
}

steppers.set("tests", goToTest);
$("#next-test").addEventListener("click", () => goToTest(1));
$("#previous-test").addEventListener("click", () => goToTest(-1));
