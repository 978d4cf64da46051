// Keys that every view has.

testPart("keys", () => {
  go({ view: "pattern" });
  press("?");
  check($("#keys").open && $$("#keys dt").length >= keys.size, "? does not show the keys");
  $("#keys").close();
  scrollTo(0, 0);
  focusHeading();
  press("j");
  const down = scrollY;
  check(down > 0 && document.activeElement?.tagName === "H2", "j does not go to the next section");
  scrollTo(0, down + 300);
  press("k");
  check(scrollY < down + 300, "k does not go up");
  const dark = isDark();
  press("d");
  check(isDark() !== dark, "d does not change the scheme");
  press("d");
});
