// A printed page has everything open.

/** @type {HTMLDetailsElement[]} */
let closedBeforePrint = [];

addEventListener("beforeprint", () => {
  closedBeforePrint = $$("details:not([open])");
  for (const details of closedBeforePrint) details.open = true;
});

addEventListener("afterprint", () => {
  for (const details of closedBeforePrint) details.open = false;
});
