// A page of one report: its address names an element.

/** Shows the element that the address names. */
function revealAddress() {
  const shown = elementAt(location.hash);
  if (shown) reveal(shown);
}

addEventListener("hashchange", revealAddress);
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
  // A link to the present address changes nothing, so there is no event for it.
  if (link instanceof HTMLAnchorElement && link.hash === location.hash) revealAddress();
});
revealAddress();
