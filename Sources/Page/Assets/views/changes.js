// Change requests: a table of all, and the code of one in the compared patterns side by side.

/** @type {HTMLElement[]} */
const requestPanels = $$("#changes .request");

/**
 * The example that a change request changes.
 * @param {string} request
 */
function exampleOfRequest(request) {
  return catalogue.requests.find(({ id }) => id === request)?.example;
}

/**
 * The state with the example of its request, if it is that of this view: a request changes one example alone.
 * @param {State} shown
 * @returns {State}
 */
function inExampleOfRequest(shown) {
  const own = shown.view === "changes" ? exampleOfRequest(shown.request) : undefined;
  return own ? { ...shown, example: own } : shown;
}

/**
 * The list of requests; null if there are none.
 * @type {HTMLSelectElement | null}
 */
const requestSelect = $("#request");

requestSelect?.addEventListener("change", () => {
  const request = requestSelect.value;
  go({ request, example: exampleOfRequest(request) ?? state.example, at: "" });
});

// A screen reader may tell of a link alone, without the heads of its row and column.
for (const link of $$("#changes .requests td a")) {
  const cell = link.closest("td");
  const row = cell.parentElement;
  const texts = (/** @type {Element} */ own) => [...own.childNodes].map(({ textContent }) => textContent).filter(Boolean);
  const units = texts($(".units", row));
  const figures = texts(link).map((figure, place) => `${figure} ${units[place]}`);
  const pattern = $(`#changes .requests thead [data-mark="${cell.dataset.mark}"]`).textContent;
  link.setAttribute("aria-label", `${figures.join(", ")}: ${pattern}, ${$("th a", row).textContent}`);
}

view("changes", (shown, before) => {
  const chosen = requestPanels.find((panel) => panel.dataset.request === shown.request);
  for (const panel of requestPanels) panel.hidden = panel !== chosen;
  if (requestSelect) requestSelect.value = chosen ? shown.request : "";
  // Below a request the others would be in the way.
  for (const row of $$("#changes .requests tbody tr")) row.hidden = chosen !== undefined && row.dataset.of !== shown.request;
  for (const cell of $$("#changes .requests [data-mark]")) {
    const isCompared = shown.patterns.includes(cell.dataset.mark);
    cell.classList.toggle("compared", isCompared);
    const isShown = isCompared && cell.parentElement.dataset.of === shown.request;
    const link = $("a", cell);
    if (isShown) link?.setAttribute("aria-current", "true");
    else link?.removeAttribute("aria-current");
  }
  if (!chosen) return;
  const cells = $$(".cell", chosen).filter(isSeen);
  hideCommonGaps(cells);
  const isNew = before?.request !== shown.request || before.patterns.join() !== shown.patterns.join();
  // What the reader closes stays closed until another cell is chosen.
  if (isNew) for (const file of cells.flatMap((cell) => $$(":scope > div > details:not([class])", cell))) file.open = true;
  for (const patch of cells.flatMap((cell) => $$("pre", cell))) colourPatch(patch);
});

/**
 * Hides the parts that none of some cells changes; every cell has the same parts in the same order.
 * @param {HTMLElement[]} cells
 */
function hideCommonGaps(cells) {
  const columns = cells.map((cell) => $$(":scope > div", cell));
  columns[0]?.forEach((_, place) => {
    const row = columns.map((parts) => parts[place]);
    const isGap = row.every((part) => part.matches(".none"));
    for (const part of row) part.hidden = isGap;
  });
}

// MARK: Colours of patches

/** The patches that have colours. */
const colouredPatches = new WeakSet();

/**
 * Gives the lines of a patch their colours and numbers, and its places links to the code; once.
 *
 * The text stays as it is: numbers are made by the style.
 * @param {HTMLElement} patch
 */
function colourPatch(patch) {
  if (colouredPatches.has(patch)) return;
  colouredPatches.add(patch);
  const lines = (patch.textContent ?? "").split("\n");
  const code = element("code");
  let [before, after] = [0, 0];
  lines.forEach((text, place) => {
    const end = place < lines.length - 1 ? "\n" : "";
    const start = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
    if (start) {
      [before, after] = [Number(start[1]), Number(start[2])];
      code.append(placeOfPatch(patch, text + end, before));
      return;
    }
    const kind = { "+": "ins", "-": "del", "\\": "small" }[text[0]] ?? "span";
    const line = element(kind, text + end);
    if (kind === "del") line.dataset.line = String(before);
    else if (kind !== "small") line.dataset.line = String(after);
    if (kind === "del" || kind === "span") before += 1;
    if (kind === "ins" || kind === "span") after += 1;
    code.append(line);
  });
  patch.replaceChildren(code);
  patch.tabIndex = 0;
}

/**
 * The head of a run of lines in a patch; a link, if the page shows the code as it was.
 * @param {HTMLElement} patch
 * @param {string} text
 * @param {number} line  the number of the first line before the change
 */
function placeOfPatch(patch, text, line) {
  const head = element("b");
  const id = `${patch.dataset.id}-${line}`;
  head.append(patch.dataset.id && lineAt(id) ? element("a", text, { href: `#${id}` }) : text);
  return head;
}
