// Change requests: the table, the cells, and the patches in them.

/**
 * The texts of the patches as Swift wrote them, read before any gets colours.
 * @type {Map<HTMLElement, string>}
 */
const rawPatches = new Map();
if (location.hash === "#selftest") {
  for (const patch of $$("#changes pre")) rawPatches.set(patch, patch.textContent);
}

/** The pattern after another in the list, after the last the first. */
function nextPattern(/** @type {string} */ id) {
  const ids = catalogue.patterns.map((pattern) => pattern.id);
  return ids[(ids.indexOf(id) + 1) % ids.length];
}

testPart("the table of changes", () => {
  go({ view: "changes" });
  check($$("#changes .request").every((panel) => panel.hidden), "a change is open that nobody chose");
  for (const row of $$("#changes .requests tr[data-of]")) {
    check(row.children.length === catalogue.patterns.length + 3, "a row lacks a pattern", row);
    const marked = $$(".compared", row).map((cell) => cell.dataset.mark).sort().join();
    check(marked === [...state.patterns].sort().join(), "other columns are marked than those that are compared", row);
  }
  for (const link of $$("#changes .requests td a")) {
    go({ ...initialState(), view: "changes" });
    link.click();
    const [pattern, request] = [link.closest("td").dataset.mark, link.closest("tr").dataset.of];
    check(state.request === request && state.patterns.includes(pattern), "a cell leads elsewhere", link);
    check(document.activeElement?.id === `cell-${request}-${pattern}`, "a cell does not get the focus", link);
    check(isSeen(document.activeElement), "a cell does not open", link);
    check(link.getAttribute("aria-current") === "true", "the cell that is shown is not marked", link);
    check(link.getAttribute("aria-label")?.includes($(`thead [data-mark="${pattern}"]`).textContent), "a cell does not say its pattern", link);
  }
});

testPart("cells of changes", () => {
  for (const panel of requestPanels) {
    const request = panel.dataset.request;
    for (const { id } of catalogue.patterns) {
      go({ ...initialState(), view: "changes", request, patterns: [id, nextPattern(id)] });
      check(requestPanels.filter(isSeen).length === 1 && isSeen(panel), "a change does not open alone", panel);
      const sides = $$(".cells > .side", panel).filter(isSeen);
      check(sides.map((side) => side.dataset.for).sort().join() === [...state.patterns].sort().join(), "other cells are shown", panel);
      const places = sides.map((side) => side.getBoundingClientRect());
      const isBeside = innerWidth < 44 * 18 || places[0].top === places[1].top;
      check(isBeside, "cells do not stand side by side", panel);
      for (const side of sides) {
        const files = $$(":scope > div > details:not([class])", side);
        check(files.every((file) => file.open && isSeen($("pre", file))), "a file of the product is closed", side);
        check($$(".tests, .second", side).every((details) => !details.open), "tests or the second version are open", side);
      }
      const address = addressOf(state);
      check(addressOf(stateOf(address)) === address, "the address of a cell changes when it is read", address);
      check(exampleOfRequest(request) === stateOf(`#changes?request=${request}`).example, "a change does not bring its example", request);
    }
  }
});

testPart("patches", () => {
  check(rawPatches.size === $$("#changes pre").length, "patches were not read before");
  let [links, compared] = [0, 0];
  for (const panel of requestPanels) {
    for (const { id } of catalogue.patterns) {
      go({ ...initialState(), view: "changes", request: panel.dataset.request, patterns: [id, nextPattern(id)] });
      for (const patch of $$(`[data-for="${id}"] pre`, panel)) {
        check(colouredPatches.has(patch), "a patch has no colours", patch);
        check(patch.textContent === rawPatches.get(patch), "colours change a patch", patch);
        links += $$("a", patch).length;
        for (const line of $$("del", patch)) {
          const old = lineAt(`${patch.dataset.id}-${line.dataset.line}`);
          if (!old) continue;
          compared += 1;
          check(line.textContent.slice(1).trimEnd() === old.textContent.trimEnd(), "a line that goes is not that of the code", line);
        }
      }
    }
  }
  if (!requestPanels.length) return;
  check(links > 0, "no patch leads to the code");
  check(compared > 0, "no line that goes was found in the code");
  go({ ...initialState(), view: "changes", request: requestPanels[0].dataset.request });
  const link = $$("#changes pre a").find(isSeen);
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
  if (requestPanels.length === 0) return;
  const panel = requestPanels[0];
  go({ view: "changes", request: panel.dataset.request, example: panel.dataset.of });
  const other = catalogue.examples.find(({ id }) => id !== panel.dataset.of);
  if (!other) return;
  exampleSelect.value = other.id;
  exampleSelect.dispatchEvent(new Event("change", { bubbles: true }));
  check(state.example === other.id && state.request === "", "a change stays open in another example");
});
