// Tests side by side.

testPart("tests", () => {
  for (const { id } of catalogue.examples) {
    go({ view: "tests", example: id });
    const rows = $$("#tests .row").filter(isSeen);
    check(rows.length > 2, "no tests", id);
    for (const row of rows) check($$(".side .code", row).some(isSeen), "a row without a test", row);
  }
});
