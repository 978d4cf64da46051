// The field that narrows the figures.

testPart("search of figures", () => {
  go({ view: "figures" });
  const type = (/** @type {string} */ text) => {
    figureField.value = text;
    figureField.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const count = () => $$("#figures figure").filter(isSeen).length;
  const all = count();
  type("<img src=x onerror=faults.push('ran')>");
  check(count() === 0, "search finds what is not there");
  type(" LINES");
  check(count() > 0 && count() < all, "search does not narrow");
  type("");
  check(count() === all, "search does not end");
});
