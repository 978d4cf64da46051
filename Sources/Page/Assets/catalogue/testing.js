// The page's test of itself, which runs if the address is `#selftest`. The files of `selftest` are its parts.
// At `#selftest-sample` it tries a fifth of what is alike: enough at a second width, for what depends on the width.
//
// The result stands in the document, for `.ci/page`; in a frame, it is sent to the frame's owner too. Faults go to
// `faults`, where errors of scripts and violations of the page's policy are already.

/**
 * A part of the test.
 * @typedef {object} TestPart
 * @property {string} title
 * @property {() => void | Promise<void>} run
 */

/** @type {TestPart[]} */
const testParts = [];

/** Whether the page is opened for its test. */
const isTested = /^#selftest(-sample)?$/.test(location.hash);

/** Whether only a sample of what is alike is tried. */
const isSample = location.hash === "#selftest-sample";

/**
 * All of a list, or its sample.
 * @template T
 * @param {T[]} list
 * @returns {T[]}
 */
function sampled(list) {
  return isSample ? list.filter((_, place) => place % 5 === 0) : list;
}

/** The number of checks so far. */
let checkCount = 0;

/**
 * How often each fault was found.
 * @type {Map<string, number>}
 */
const faultCounts = new Map();

/** How many places of one fault are told. */
const mostPlaces = 3;

/**
 * Declares a part of the test. The parts run in the order of their files.
 * @param {string} title
 * @param {() => void | Promise<void>} run
 */
function testPart(title, run) {
  testParts.push({ title, run });
}

/**
 * Notes a fault unless something holds.
 * @param {unknown} holds
 * @param {string} fault
 * @param {Element | string} [place]
 */
function check(holds, fault, place) {
  checkCount += 1;
  if (holds) return;
  const count = (faultCounts.get(fault) ?? 0) + 1;
  faultCounts.set(fault, count);
  if (count <= mostPlaces) faults.push(place ? `${fault}: ${nameOf(place)}` : fault);
}

/**
 * A name by which a person finds an element.
 * @param {Element | string} place
 */
function nameOf(place) {
  if (typeof place === "string") return place;
  const id = place.closest("[id]")?.id ?? "";
  const text = place.textContent?.trim().slice(0, 60) ?? "";
  return `${id} <${place.tagName.toLowerCase()} class=${place.getAttribute("class") ?? ""}> ${text}`;
}

/**
 * Presses a key where the focus is.
 * @param {string} name
 */
function press(name) {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
}

/**
 * Waits until the browser has gone back or forward.
 * @param {() => void} action
 */
function afterTraversal(action) {
  return new Promise((resolve) => {
    addEventListener("popstate", () => setTimeout(resolve), { once: true });
    action();
  });
}

/** Shows the state of an empty address, as before each part. */
function reset() {
  go(initialState());
}

/** Runs all parts, one after the other, and shows the result. */
async function runTest() {
  for (const { title, run } of testParts) {
    try {
      reset();
      await run();
    } catch (error) {
      faults.push(`${title}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  reset();
  const outcome = faults.length ? `failed\n${faults.join("\n")}` : `passed, ${checkCount} checks`;
  const test = isSample ? "sample of selftest" : "selftest";
  const result = element("pre", `${test} at ${innerWidth} pixels: ${outcome}`, { id: "selftest-result" });
  document.body.prepend(result);
  if (parent !== window) parent.postMessage(result.textContent, "*");
}

if (isTested) addEventListener("load", runTest);
