// Code side by side: columns, rows, colours, differences.

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
    for (const number of sampled([...Array(count).keys()])) {
      showCode(number, (number + 1) % count, id);
      const rows = $$("#code .row").filter(isSeen);
      check(rows.length > 2, "no rows for a choice", addressOf(state));
      for (const row of rows) {
        const columns = $$(".side", row).filter(hasSeenPart).map((side) => side.dataset.for);
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

/** The files that are seen, in their columns. */
function shownFiles() {
  return state.patterns.map((id) => $$(`#code [data-for="${id}"] .file`).filter(isSeen));
}

/**
 * Whether two elements are at one height, within a pixel.
 * @param {Element} one
 * @param {Element} other
 */
function isLevel(one, other) {
  return Math.abs(one.getBoundingClientRect().top - other.getBoundingClientRect().top) < 1;
}

testPart("rows of code", () => {
  const areBeside = matchMedia("(min-width: 60rem)").matches;
  for (const { id: example } of catalogue.examples) {
    // All neighbours in one example, some in the others.
    const step = example === catalogue.initialExample ? 1 : 4;
    for (let number = 1; number < catalogue.patterns.length; number += step) {
      showCode(number - 1, number, example);
      const placed = placedFiles(state);
      const shown = shownFiles().flat().filter((file) => file.dataset.example);
      check(shown.every((file) => placed.some((own) => own.file === file)), "a file has no row", addressOf(state));
      check(placed.some(({ isCompared }) => isCompared), "no two files are compared", addressOf(state));
      for (const { file, row, pattern, isCompared } of placed) {
        const other = placed.find((own) =>
          own.row === row && own.pattern !== pattern && own.file.closest(".row") === file.closest(".row"));
        if (isCompared) check(other, "a compared file stands alone", file);
        if (other && areBeside) check(isLevel(file, other.file), "files of one row are not level", file);
      }
    }
  }
});

testPart("three columns of code", () => {
  if (catalogue.patterns.length < 3) return;
  const [first, second, third] = catalogue.patterns.map(({ id }) => id);
  go({ view: "code", patterns: [third, first, second] });
  const areBeside = matchMedia("(min-width: 60rem)").matches;
  const lefts = shownFiles().map((files) => files[0]?.getBoundingClientRect().left ?? 0);
  if (areBeside) check(lefts[0] < lefts[1] && lefts[1] < lefts[2], "columns are not in the order of the patterns");
  const placed = placedFiles(state);
  for (const name of new Set(placed.map(({ file }) => nameOfFile(file)))) {
    const own = placed.filter(({ file }) => nameOfFile(file) === name);
    if (own.length === 3 && areBeside) check(own.every(({ file }) => isLevel(file, own[0].file)), "files of one name are not level", name);
  }
});

testPart("parts and roles of code", () => {
  go({ view: "code" });
  const select = $("#code-part");
  const all = shownFiles().flat().length;
  for (const { value } of [...select.options]) {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    check(state.part === value, "the list of parts does not choose", value);
    const files = shownFiles().flat();
    check(value === "" ? files.length === all : files.length < all, "a part does not narrow the code", value);
    check(files.every((file) => [file.dataset.role, file.closest(".row").dataset.part].includes(value) || value === ""), "another part is shown", value);
    const listed = $$("#code-files a").map((link) => link.textContent).sort().join();
    check(listed === [...new Set(files.filter((file) => file.dataset.example).map(nameOfFile))].sort().join(), "the list of files names others", value);
  }
  go({ part: "no part" });
  check(shownFiles().flat().length === all, "an unknown part hides code");
});

testPart("the list of files", () => {
  go({ view: "code" });
  for (const link of $$("#code-files a").slice(0, 5)) {
    link.click();
    const name = link.textContent;
    const file = leads.get("code")?.(state);
    check(state.file === name && file && nameOfFile(/** @type {HTMLElement} */ (file)) === name, "a file is not chosen", name);
    check(file && isInWindow(file), "a chosen file is out of sight", name);
    const holders = state.patterns.filter((id) => $$(`#code [data-for="${id}"] .file`).some((own) => isSeen(own) && nameOfFile(own) === name));
    const current = $$("#code-files [aria-current]");
    check(current.length === 1 && current[0].textContent === name, "the list does not mark the file", name);
    const words = current[0]?.nextElementSibling.textContent;
    check(words === (holders.length > 1 ? "both" : patternName(holders[0])), "the list names other patterns", name);
  }
  reset();
  go(stateOf("#code?file=No+file"));
  check(scrollY === 0, "an unknown file scrolls");
});

testPart("differences of code", () => {
  const areBeside = matchMedia("(min-width: 60rem)").matches;
  showCode(0, 1);
  check(!$("#code .d"), "differences are marked without being asked for");
  let found = 0;
  for (let number = 1; number < catalogue.patterns.length; number += 1) {
    showCode(number - 1, number);
    go({ differences: true });
    found += stops.length;
    const compared = filePairs.flatMap(({ ours, theirs }) => [ours, theirs]);
    check($$("#code .d").every((line) => compared.includes(line.closest(".file"))), "a line is marked in a file that is not compared", addressOf(state));
    for (const { ours, theirs, runs } of filePairs) {
      const [one, other] = [ours, theirs].map((file) => $$("li:not(.d)", file));
      const texts = [one, other].map((lines) => lines.map((line) => line.textContent.trimEnd()));
      check(texts[0].join("\n") === texts[1].join("\n"), "lines without a mark differ", ours);
      if (areBeside) check(one.every((line, place) => isLevel(line, other[place])), "common lines do not face each other", ours);
      for (const run of runs) {
        const own = new Set(run.ours.map((line) => line.textContent?.trimEnd()));
        check(!run.theirs.some((line) => own.has(line.textContent?.trimEnd())), "a marked line has its like opposite", run.ours[0]);
        check([...run.ours, ...run.theirs].every((line) => line.classList.contains("d")), "a line that differs has no mark", run.ours[0]);
      }
    }
  }
  check(found > 0, "no differences");
  showCode(0, 1);
  press("n");
  check(state.differences && stopNumber === 0, "n does not go to the first difference");
  for (let number = 1; number < stops.length; number += 1) {
    press("n");
    check(stopNumber === number, "n does not go to the next difference", String(number));
    check($("#difference").textContent === `${number + 1} of ${stops.length}`, "the differences are not counted", String(number));
  }
  press("n");
  check(stopNumber === 0, "n does not go round");
  press("p");
  check(stopNumber === stops.length - 1, "p does not go back");
  check(document.activeElement === firstLine(stops[stopNumber]), "a difference has no focus");
  const address = addressOf(state);
  const marked = $$("#code .now").map(idOfLine).join();
  reset();
  go(stateOf(address));
  check(addressOf(state) === address, "an address changes when it is read", address);
  check($$("#code .now").map(idOfLine).join() === marked && marked !== "", "an address shows another difference", address);
  go({ differences: false });
  check(!$("#code .d, #code .gap"), "differences stay marked");
  if (catalogue.patterns.length < 3) return;
  go({ differences: true, patterns: catalogue.patterns.slice(0, 3).map(({ id }) => id) });
  check(!$("#code .d") && $("#difference").textContent.startsWith("Choose two"), "three patterns are compared line by line");
});

testPart("long lines of code", () => {
  go({ view: "code" });
  const lists = $$("#code .code").filter(isSeen);
  for (const list of lists) {
    const heights = [...list.children].map((line) => line.getBoundingClientRect().height);
    check(Math.max(...heights) - Math.min(...heights) < 1, "a line of code wraps", list);
    if (list.scrollWidth > list.clientWidth) check(list.tabIndex === 0, "the keyboard cannot scroll a file", list);
  }
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

/**
 * The links of a name in the code of a type.
 * @param {string} pattern
 * @param {string} file
 * @param {string} name
 * @returns {HTMLAnchorElement[]}
 */
function linksOf(pattern, file, name) {
  const list = $(`#code .code[data-id="${pattern}-login-${file}"]`);
  return list ? $$("a", list).filter((link) => link.textContent === name) : [];
}

testPart("from a call to its declaration", async () => {
  for (const { id: example } of catalogue.examples) {
    for (let number = 0; number < catalogue.patterns.length; number += 4) {
      showCode(number, (number + 1) % catalogue.patterns.length, example);
      for (const list of sampled($$("#code .code").filter(isSeen))) {
        const [pattern, own] = [list.closest("[data-for]").dataset.for, list.closest("[data-example]")?.dataset.example];
        for (const link of $$("a", list)) {
          const line = elementAt(link.hash);
          const place = `${list.dataset.id}: ${link.textContent}`;
          check(line?.textContent?.includes(link.textContent), "a link leads to a line without the name", place);
          check(line?.closest("[data-for]")?.getAttribute("data-for") === pattern, "a link leads to another pattern", place);
          const other = line?.closest("[data-example]")?.getAttribute("data-example");
          check(!own || !other || other === own, "a link leads to another example", place);
          check(/\b(?:func|class|struct|enum|protocol|actor|var|let)\b/.test(line?.textContent ?? ""), "a link leads to no declaration", place);
        }
      }
      check($$("#code .code a").some(isSeen), "no name leads to its declaration", addressOf(state));
    }
  }
  const patterns = catalogue.patterns.map(({ id }) => id);
  if (!patterns.includes("mvp") || !patterns.includes("viper")) return;
  go({ ...initialState(), view: "code", example: "login", patterns: ["mvp", "viper"] });
  for (const [pattern, file, name, target, title] of [
    ["mvp", "LoginPresenter", "setStatus", "LoginViewController", "implements LoginView.setStatus"],
    ["mvp", "LoginPresenter", "credentials", "LoginModel", ""],
    ["mvp", "LoginPresenter", "didFail", "LoginPresenter", ""],
    ["mvp", "LoginPresenter", "HomePresenter", "HomePresenter", ""],
    ["mvp", "LoginPresenter", "LoginModel", "LoginModel", ""],
  ]) {
    const links = linksOf(pattern, file, name);
    const place = `${pattern} ${file} ${name}`;
    check(links.length > 0, "a name has no link", place);
    for (const link of links) {
      check(link.hash.startsWith(`#${pattern}-login-${target}-`) && link.title === title, "a name leads elsewhere", `${place}: ${link.hash} ${link.title}`);
    }
  }
  // An overload is found by its label, and a variable, or what is declared elsewhere, is none of these.
  const calls = linksOf("mvp", "LoginPresenter", "logIn").map((link) => elementAt(link.hash)?.textContent?.trim() ?? "");
  check(calls.some((text) => text.includes("logIn(with credentials")), "an overload is not found", calls.join());
  check(linksOf("mvp", "LoginPresenter", "Task").length === 0, "a type of elsewhere has a link");
  go({ part: "logic" });
  const [link] = linksOf("mvp", "LoginPresenter", "setStatus");
  if (!link) return;
  const before = location.hash;
  link.click();
  const target = elementAt(link.hash);
  check(state.view === "code" && target && isSeen(target) && state.at === target.id, "a link does not show the declaration", link);
  check(state.patterns.join() === "mvp,viper" && state.example === "login", "a link changes what is compared", addressOf(state));
  await afterTraversal(() => history.back());
  check(location.hash === before, "Back does not lead to the call", location.hash);
});
