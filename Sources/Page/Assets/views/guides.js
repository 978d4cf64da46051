// Guides: what leads through the code or the tests, beside it if there is room, else above it.

/** Whether there is room for a guide beside the columns: three need more than two. */
function isRoomBeside() {
  return matchMedia(state.patterns.length > 2 ? "(min-width: 100rem)" : "(min-width: 60rem)").matches;
}

/** Sets all guides beside or above what they lead to; beside, a guide's list is open. */
function placeGuides() {
  const isBeside = isRoomBeside();
  for (const guided of $$(".guided")) {
    if (guided.classList.contains("beside") === isBeside) continue;
    guided.classList.toggle("beside", isBeside);
    for (const list of $$(".guide details", guided)) list.open = isBeside;
  }
  measureGuides();
}

/** Tells the style how much of the window a guide covers that stands above the rest. */
function measureGuides() {
  const isBeside = isRoomBeside();
  for (const guide of $$(".guide")) {
    guide.parentElement.style.setProperty("--guide", `${isBeside ? 0 : guide.offsetHeight}px`);
  }
}

everyView(placeGuides);
addEventListener("resize", placeGuides);
const guideSizes = new ResizeObserver(measureGuides);
for (const guide of $$(".guide")) guideSizes.observe(guide);

/**
 * Scrolls a guide, not the page, until an element in it is in sight.
 * @param {HTMLElement} shown
 */
function keepInSight(shown) {
  const guide = shown.closest(".guide");
  if (!guide) return;
  const [box, frame] = [shown.getBoundingClientRect(), guide.getBoundingClientRect()];
  const bottom = Math.min(frame.bottom, innerHeight);
  if (box.top < frame.top) guide.scrollTop -= frame.top - box.top;
  else if (box.bottom > bottom) guide.scrollTop += box.bottom - bottom;
}
