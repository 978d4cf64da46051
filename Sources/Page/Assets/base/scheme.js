// Light or dark: the system's choice, unless the reader made one, which the browser keeps.

/** Whether the page is dark now. */
function isDark() {
  const chosen = document.documentElement.dataset.scheme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Changes from light to dark, or back. */
function toggleScheme() {
  const scheme = isDark() ? "light" : "dark";
  document.documentElement.dataset.scheme = scheme;
  try {
    localStorage.setItem("scheme", scheme);
  } catch {
    // A browser may refuse to keep anything for a file.
  }
}

key("d", "Light or dark", toggleScheme);
$("#scheme")?.addEventListener("click", toggleScheme);
