// Columns of patterns: where each stands, and words about which patterns have something.

/** Says the style the number of columns, and which is whose. */
const columnStyle = new CSSStyleSheet();
document.adoptedStyleSheets.push(columnStyle);

everyView(({ patterns }) => {
  const places = patterns.map((id, place) => `[data-for="${id}"] { --column: ${place + 1} }`);
  columnStyle.replaceSync([`:root { --columns: ${patterns.length} }`, ...places].join("\n"));
});

/**
 * The name of a pattern.
 * @param {string} id
 */
function patternName(id) {
  return catalogue.patterns.find((pattern) => pattern.id === id)?.name ?? id;
}

/**
 * Which of the compared patterns have something, in words.
 * @param {string[]} holders  the patterns that have it
 */
function holdersText(holders) {
  if (holders.length < state.patterns.length) {
    return state.patterns.filter((id) => holders.includes(id)).map(patternName).join(", ");
  }
  return holders.length === 2 ? "both" : "all";
}

// MARK: Steps

/**
 * What a step forward or back means in a view, by the view's name.
 * @type {Map<string, (direction: 1 | -1) => void>}
 */
const steppers = new Map();

key("n", "Next difference in the code, or next test", () => steppers.get(state.view)?.(1));
key("p", "Previous difference in the code, or previous test", () => steppers.get(state.view)?.(-1));
