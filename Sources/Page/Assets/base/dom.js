// Short forms for what every script does with elements.

/**
 * The first element that a selector matches.
 * The type says that there is one; where there may be none, write `?.`.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {any}
 */
function $(selector, root = document) {
  return root.querySelector(selector);
}

/**
 * All elements that a selector matches.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {any[]}
 */
function $$(selector, root = document) {
  return [...root.querySelectorAll(selector)];
}

/**
 * Makes an element with text; all text of the page's scripts becomes a text node, never markup.
 * @param {string} tag
 * @param {string} [text]
 * @param {Record<string, string>} [attributes]
 * @returns {any}
 */
function element(tag, text = "", attributes = {}) {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/**
 * Whether an element takes room on the screen.
 * @param {Element} shown
 */
function isSeen(shown) {
  return shown.getClientRects().length > 0;
}

/**
 * Whether an element that may have no box of its own, only its children's, takes room on the screen.
 * @param {Element} shown
 */
function hasSeenPart(shown) {
  return isSeen(shown) || [...shown.children].some(isSeen);
}

/**
 * Reads the JSON that the page holds in an element.
 * @param {string} id
 * @returns {any} null if the page has no such element
 */
function embeddedJSON(id) {
  const holder = document.getElementById(id);
  return holder && JSON.parse(holder.textContent ?? "null");
}
