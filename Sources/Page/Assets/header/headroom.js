// Tells the style how high the header is, which covers the top of the window while the page scrolls.

/** Sets the custom property `--header`, in pixels. */
function measureHeader() {
  document.documentElement.style.setProperty("--header", `${headerHeight()}px`);
}

new ResizeObserver(measureHeader).observe($("body > header"));
addEventListener("resize", measureHeader);
