// Goes from one heading of the second level to the next.

/**
 * Goes to the next section below the window's top, or to the last one above it.
 * @param {1 | -1} direction
 */
function stepSection(direction) {
  const headings = $$("main h2").filter(isSeen);
  // Read before anything is changed: each look after a change lays the page out anew.
  const tops = headings.map((heading) => heading.getBoundingClientRect().top - headerHeight());
  const above = tops.filter((top) => top < -10).length;
  const place = direction > 0 ? tops.findIndex((top) => top > 120) : above - 1;
  const next = headings[place];
  if (!next) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView();
}

/** The pixels of the window that the header covers while the page scrolls. */
function headerHeight() {
  const header = $("body > header");
  return header && getComputedStyle(header).position === "sticky" ? header.offsetHeight : 0;
}

key("j", "Next section", () => stepSection(1));
key("k", "Previous section", () => stepSection(-1));
