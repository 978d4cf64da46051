// Change requests: the table, the cells, and the patches in them.

/**
 * The texts of the patches as Swift wrote them, read before any gets colours.
 * @type {Map<HTMLElement, string>}
 */
const rawPatches = new Map();
if (isTested) {
  for (const patch of $$("#changes pre")) rawPatches.set(patch, patch.textContent);
}

testPart("the table of changes", () => {
  go({ view: "changes" });
  check($$("#changes .request").every((panel) => panel.hidden), "a change is open that nobody chose");
  for (const row of $$("#changes .requests tr[data-of]")) {
    check(row.children.length === catalogue.patterns.length + 3, "a row lacks a pattern", row);
    const marked = $$(".compared", row).map((cell) => cell.dataset.mark).sort().join();
    check(marked === [...state.patterns].sort().join(), "other columns are marked than those that are compared", row);
  }
  // Every view of the page takes a while, and rows and columns are alike.
  for (const link of $$("#changes .requests td a").filter((_, place) => place % 7 === 0)) {
    go({ ...initialState(), view: "changes" });
    link.click();
    const [pattern, request] = [link.closest("td").dataset.mark, link.closest("tr").dataset.of];
    check(state.request === request && state.patterns.includes(pattern), "a cell leads elsewhere", link);
    const cell = $(`#cell-${request}-${pattern}`);
    check(document.activeElement === cell, "a cell does not get the focus", link);
    check(isSeen(cell), "a cell does not open", link);
    check(link.getAttribute("aria-current") === "true", "the cell that is shown is not marked", link);
    check(link.getAttribute("aria-label")?.includes($(`thead [data-mark="${pattern}"]`).textContent), "a cell does not say its pattern", link);
  }
});

/**
 * Checks the cells of a request that are shown.
 * @param {HTMLElement} panel
 */
function checkCells(panel) {
  check(requestPanels.filter(isSeen).length === 1 && isSeen(panel), "a change does not open alone", panel);
  const cells = $$(".cells > .side", panel).filter(isSeen);
  const shown = cells.map((cell) => cell.dataset.for).sort().join();
  check(shown === [...state.patterns].sort().join(), "other cells are shown than those that are compared", panel);
  const tops = cells.map((cell) => cell.getBoundingClientRect().top);
  check(innerWidth < 44 * 18 || tops.every((top) => top === tops[0]), "cells do not stand side by side", panel);
  for (const cell of cells) {
    const files = $$(":scope > div > details:not([class])", cell);
    check(files.every((file) => file.open && isSeen($("pre", file))), "a file of the product is closed", cell);
    check($$(".tests, .second", cell).every((details) => !details.open), "tests or the second version are open", cell);
    check($$("pre", cell).every((patch) => colouredPatches.has(patch)), "a patch has no colours", cell);
  }
  const address = addressOf(state);
  check(addressOf(stateOf(address)) === address, "the address of a cell changes when it is read", address);
}

testPart("cells of changes", () => {
  const ids = catalogue.patterns.map(({ id }) => id);
  for (const panel of requestPanels) {
    const request = panel.dataset.request ?? "";
    const example = exampleOfRequest(request);
    check(example && stateOf(`#changes?request=${request}`).example === example, "a change does not bring its example", request);
    for (let first = 0; first < ids.length; first += mostPatterns) {
      const patterns = completePatterns(ids.slice(first, first + mostPatterns));
      go({ ...initialState(), view: "changes", request, patterns, example });
      checkCells(panel);
    }
  }
});

testPart("patches", () => {
  check(rawPatches.size === $$("#changes pre").length, "patches were not read before");
  let compared = 0;
  for (const [patch, text] of rawPatches) {
    colourPatch(patch);
    check(patch.textContent === text, "colours change a patch", patch);
  }
  // To find a line takes a while.
  for (const patch of [...rawPatches.keys()].filter((_, place) => place % 9 === 0)) {
    for (const line of $$("del", patch)) {
      const old = lineAt(`${patch.dataset.id}-${line.dataset.line}`);
      if (!old) continue;
      compared += 1;
      // The page shows tests without the indentation of their suite.
      const isSame = line.textContent.slice(1).trim() === old.textContent?.trim();
      check(isSame, "a line that goes is not that of the code", line);
    }
  }
  if (!requestPanels.length) return;
  check(compared > 0, "no line that goes was found in the code");
  go({ ...initialState(), view: "changes", request: requestPanels[0].dataset.request });
  const link = $$("#changes pre a").find(isSeen);
  check(link, "no patch leads to the code");
  if (!link) return;
  link.click();
  check(state.view === "code" && state.at === link.hash.slice(1), "a patch does not lead to the code", link);
});

testPart("hostile text in a patch", () => {
  const hostile = "<img src=x onerror=\"faults.push('ran')\"><\/script>";
  const patch = element("pre", `@@ -1,2 +1,2 @@ ${hostile}\n-${hostile}\n+${hostile}\n ${hostile}\n\\ No newline`, { "data-id": hostile });
  const before = patch.textContent;
  colourPatch(patch);
  check(patch.textContent === before && !$("img, script", patch), "hostile text in a patch became an element");
  check($$("[data-line]", patch).map((line) => line.dataset.line).join() === "1,1,2", "lines of a patch have wrong numbers");
});

testPart("a change of the example", () => {
  for (const { id, example } of catalogue.requests.slice(0, 1)) {
    go({ view: "changes", request: id, example });
    const other = catalogue.examples.find((own) => own.id !== example);
    if (!other) return;
    exampleSelect.value = other.id;
    exampleSelect.dispatchEvent(new Event("change", { bubbles: true }));
    check(state.example === other.id && state.request === "", "a change stays open in another example");
  }
});
