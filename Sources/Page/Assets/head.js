// Runs in the head, before the first paint.
"use strict";

/**
 * Errors of scripts, and violations of the page's policy.
 * @type {string[]}
 */
const faults = [];

addEventListener("error", (event) => faults.push(`script error: ${event.message}`), true);
addEventListener("unhandledrejection", (event) => faults.push(`script error: ${event.reason}`));
addEventListener("securitypolicyviolation", (event) =>
  faults.push(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));

// Without an address the start view is shown while the rest of the page still loads.
if (location.hash.length < 2) document.documentElement.dataset.view = "start";

try {
  const scheme = localStorage.getItem("scheme");
  if (scheme === "light" || scheme === "dark") document.documentElement.dataset.scheme = scheme;
} catch {
  // A browser may refuse to keep anything for a file.
}
