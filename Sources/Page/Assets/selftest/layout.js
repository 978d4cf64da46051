// Every view as it is laid out, in both schemes: nothing is wider than the window, no texts overlap, and all have contrast.

// MARK: Texts

/**
 * The texts that are rendered; the style of what is not would take long.
 * @returns {{ node: Node, parent: Element }[]}
 */
function renderedTexts() {
  const found = [];
  const accepts = (/** @type {Node} */ node) => {
    if (node instanceof Text) {
      const isText = node.data.trim() !== "" && !node.parentElement?.matches("details:not([open])");
      return isText ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
    }
    const own = /** @type {any} */ (node);
    const isHidden = /^(script|style|title|option|optgroup|select)$/i.test(own.tagName) || !own.checkVisibility();
    return isHidden ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, accepts);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent) found.push({ node: walker.currentNode, parent });
  }
  return found;
}

/**
 * The computed styles, which are the same until something changes.
 * @type {Map<Element, CSSStyleDeclaration>}
 */
let knownStyles = new Map();

/**
 * The computed style of an element.
 * @param {Element} own
 */
function styleOf(own) {
  const style = knownStyles.get(own) ?? getComputedStyle(own);
  knownStyles.set(own, style);
  return style;
}

// MARK: Contrast

/**
 * A colour: red, green and blue up to 255, and how opaque it is up to 1.
 * @typedef {number[]} Colour
 */

/**
 * Reads a computed colour.
 * @param {string} text
 * @returns {Colour}
 */
function parseColour(text) {
  const numbers = (text.match(/[\d.]+/g) ?? ["0", "0", "0", "0"]).map(Number);
  const opacity = numbers[3] ?? 1;
  const scale = text.startsWith("color(") ? 255 : 1;
  return [...numbers.slice(0, 3).map((number) => number * scale), opacity];
}

/**
 * A colour on top of another.
 * @param {Colour} upper
 * @param {Colour} lower
 * @returns {Colour}
 */
function blend(upper, lower) {
  return [0, 1, 2].map((part) => upper[part] * upper[3] + lower[part] * (1 - upper[3])).concat(1);
}

/** @type {Map<Element, Colour>} */
let knownGrounds = new Map();

/**
 * The colour behind an element.
 * @param {Element | null} own
 * @returns {Colour}
 */
function groundOf(own) {
  if (!own) return [255, 255, 255, 1];
  const known = knownGrounds.get(own);
  if (known) return known;
  const colour = parseColour(styleOf(own).backgroundColor);
  const ground = colour[3] === 1 ? colour : blend(colour, groundOf(own.parentElement));
  knownGrounds.set(own, ground);
  return ground;
}

/**
 * The relative luminance that WCAG defines.
 * @param {Colour} colour
 */
function luminance(colour) {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, from 1 to 21.
 * @param {Colour} one
 * @param {Colour} other
 */
function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Checks that all texts have the contrast of WCAG's level AA.
 * @param {string} what
 */
function checkContrast(what) {
  knownStyles = new Map();
  knownGrounds = new Map();
  const seen = new Set();
  for (const { parent: own } of renderedTexts()) {
    if (own.closest(":disabled")) continue;
    const style = styleOf(own);
    const svg = own.closest("svg");
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const needed = isLarge ? 3 : 4.5;
    const grounds = [groundOf(svg ? svg.parentElement : own)];
    for (const box of svg ? $$("rect", svg) : []) {
      if (styleOf(box).fill !== "none") grounds.push(blend(parseColour(styleOf(box).fill), grounds[0]));
    }
    for (const ground of grounds) {
      const colour = blend(parseColour(svg ? style.fill : style.color), ground);
      const key = `${colour}/${ground}/${needed}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const ratio = contrast(colour, ground);
      const words = `${ratio.toFixed(2)} below ${needed}, ${what}, ${colour.map(Math.round)} on ${ground.map(Math.round)}`;
      check(ratio >= needed, `contrast ${words}`, own);
    }
  }
}

// MARK: Boxes

/**
 * Edges in the window, in pixels.
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Edges
 */

/**
 * The part of two boxes that is in both.
 * @param {Edges} one
 * @param {Edges} other
 * @returns {Edges}
 */
function intersection(one, other) {
  return {
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  };
}

/** @type {Map<Element, Edges>} */
let knownClips = new Map();

/**
 * The edges of all ancestors that clip an element.
 * @param {Element | null} own
 * @returns {Edges}
 */
function clipOf(own) {
  if (!own || own === document.body) return { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
  const known = knownClips.get(own);
  if (known) return known;
  const around = clipOf(own.parentElement);
  const style = styleOf(own);
  const clips = style.overflowX !== "visible" && style.display !== "inline";
  const edges = clips ? intersection(around, own.getBoundingClientRect()) : around;
  knownClips.set(own, edges);
  return edges;
}

/**
 * The nearest element around another that stays in sight while the rest scrolls below it; null if there is none.
 * @param {Element} own
 */
function layerOf(own) {
  /** @type {Element | null} */
  let around = own;
  while (around && !["sticky", "fixed"].includes(styleOf(around).position)) around = around.parentElement;
  return around;
}

/**
 * Checks that nothing is wider than the window, and that no texts overlap.
 * @param {string} what
 */
function checkLayout(what) {
  knownStyles = new Map();
  knownClips = new Map();
  scrollTo(0, 0);
  for (const chart of $$(".chart")) chart.scrollTop = 0;
  const width = document.documentElement.scrollWidth;
  check(width <= innerWidth, `the page is wider than the window, ${what}`, `${width} pixels`);
  /** @type {(Edges & { own: Element, layer: Element | null })[]} */
  const boxes = [];
  const range = document.createRange();
  for (const { node, parent: own } of renderedTexts()) {
    if (styleOf(own).visibility === "hidden" || own.closest(".skip, dialog")) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // The letters of a line are lower than its box.
      const letters = {
        left: line.left + 1, top: line.top + line.height * 0.2,
        right: line.right - 1, bottom: line.bottom - line.height * 0.2,
      };
      const box = intersection(letters, clipOf(own));
      if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
      check(box.right <= innerWidth + 1, `text beyond the right edge, ${what}`, own);
      boxes.push({ ...box, own, layer: layerOf(own) });
    }
  }
  boxes.sort((one, other) => one.top - other.top);
  /** @type {typeof boxes} */
  let open = [];
  for (const box of boxes) {
    open = open.filter((other) => other.bottom > box.top + 1);
    for (const other of open) {
      // A text that an ellipsis shortens has a box for its whole and one for what is shown; what stays in sight covers what scrolls.
      const isSame = other.own === box.own || other.layer !== box.layer;
      const overlaps = !isSame && other.left < box.right - 1 && other.right > box.left + 1;
      check(!overlaps, `texts overlap, ${what}`, `${nameOf(other.own)} / ${nameOf(box.own)}`);
    }
    open.push(box);
  }
  check(boxes.length > 10, "hardly any text", what);
}

// MARK: Parts

testPart("layout", () => {
  for (const { id } of catalogue.views) {
    go({ ...initialState(), view: id });
    checkLayout(`${id} as opened`);
    const closed = $$("details:not([open])", shownView());
    for (const details of closed) details.open = true;
    for (const example of catalogue.examples) {
      go({ example: example.id });
      checkLayout(`${id} all open, ${example.title}`);
    }
    go({ patterns: catalogue.patterns.slice(0, mostPatterns).map((pattern) => pattern.id) });
    const width = document.documentElement.scrollWidth;
    check(width <= innerWidth, `the page is wider than the window with ${mostPatterns} patterns`, id);
    for (const details of closed) details.open = false;
  }
});

testPart("schemes", () => {
  const scheme = () => getComputedStyle(document.documentElement).backgroundColor;
  const first = scheme();
  for (const { id } of catalogue.views) {
    go({ ...initialState(), view: id, differences: true });
    const closed = $$("details:not([open])", shownView());
    for (const details of closed) details.open = true;
    checkContrast(`${id}, first scheme`);
    $("#scheme").click();
    check(scheme() !== first, "the toggle changes nothing");
    checkContrast(`${id}, other scheme`);
    $("#scheme").click();
    check(scheme() === first, "the toggle does not go back");
    for (const details of closed) details.open = false;
  }
});
