// Tests the page from outside, in a frame. The address says how, as JSON:
//
//     harness.html#{"page":"file:///tmp/page.html","width":390,"height":900,"test":"selftest"}
//
// The browser needs --allow-file-access-from-files, since the tests look into the frame. The result stands in a `pre`,
// between RESULT and END.
"use strict";

/**
 * @typedef {object} Options
 * @property {string} page  the page's address, without a fragment
 * @property {number} width  of the frame, in pixels
 * @property {number} height
 * @property {"show" | "selftest" | "selftest-sample" | "reload"} test
 * @property {string} [fragment]  what of the page `show` shows
 */

/** @type {Options} */
const options = JSON.parse(decodeURIComponent(location.hash.slice(1)));

/** @type {string[]} */
const faults = [];

let checkCount = 0;

/**
 * Notes a fault unless something holds.
 * @param {unknown} holds
 * @param {string} fault
 */
function check(holds, fault) {
  checkCount += 1;
  if (!holds && faults.length < 20) faults.push(fault);
}

/**
 * Writes the result into the document.
 * @param {string} text
 */
function report(text) {
  const result = document.createElement("pre");
  // In pieces, so that no message of the browser about this file looks like a result.
  result.textContent = ["RESULT ", text, "\nEND"].join("");
  document.body.append(result);
}

/**
 * Reports the faults that were found.
 * @param {string} title
 */
function reportFaults(title) {
  report(`${title}: ${faults.length ? `failed\n${faults.join("\n")}` : `passed, ${checkCount} checks`}`);
}

/** Makes the frame. */
function makeFrame() {
  const frame = document.createElement("iframe");
  frame.width = String(options.width);
  frame.height = String(options.height);
  document.body.append(frame);
  return frame;
}

/** Waits until the browser has done what it puts off. */
function pause() {
  return new Promise((resolve) => setTimeout(resolve, 500));
}

/**
 * Shows an address in the frame, and waits until it is loaded.
 * @param {HTMLIFrameElement} frame
 * @param {string} address
 */
function load(frame, address) {
  return new Promise((resolve) => {
    frame.addEventListener("load", () => setTimeout(resolve, 500), { once: true });
    frame.src = address;
  });
}

/** A reload keeps the view, what is chosen and the place to which the page is scrolled. */
async function testReload() {
  for (const address of ["#code?example=notes", "#figures", "#tests?differences=shown", "#start", "#play?example=notes&step=4&message=3"]) {
    // A frame of its own, with a history of its own.
    const frame = makeFrame();
    const pageWindow = () => /** @type {Window} */ (frame.contentWindow);
    await load(frame, `${options.page}${address}`);
    pageWindow().scrollTo(0, 700);
    await pause();
    const place = pageWindow().scrollY;
    check(place > 0, `cannot be scrolled: ${address}`);
    await new Promise((resolve) => {
      frame.addEventListener("load", resolve, { once: true });
      pageWindow().location.reload();
    });
    await pause();
    check(pageWindow().location.hash === address, `a reload changes the address ${address} to ${pageWindow().location.hash}`);
    check(Math.abs(pageWindow().scrollY - place) < 3, `a reload scrolls ${address} from ${place} to ${pageWindow().scrollY}`);
    frame.remove();
  }
  reportFaults(`reload at ${options.width} pixels`);
}

/** The page tests itself, and sends the result. */
function testSelf() {
  addEventListener("message", (event) => report(event.data));
  makeFrame().src = `${options.page}#${options.test}`;
}

switch (options.test) {
  case "show": makeFrame().src = `${options.page}#${options.fragment ?? ""}`; break;
  case "selftest":
  case "selftest-sample": testSelf(); break;
  case "reload": void testReload(); break;
}
