// Runs before the first paint, so that a dark screen never flashes white. A file of its own because the
// content security policy allows no inline script. The application only writes the choice and says so.
(() => {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;

  function choice() {
    try {
      return window.localStorage.getItem("theme");
    } catch {
      return null;
    }
  }

  function apply() {
    const chosen = choice();
    const theme =
      chosen === "light" || chosen === "dark" ? chosen : dark.matches ? "dark" : "light";
    root.dataset.theme = theme;
    const bar = document.querySelector('meta[name="theme-color"]');
    if (bar) bar.setAttribute("content", theme === "dark" ? "#0b3a27" : "#0b5d3b");
  }

  apply();
  dark.addEventListener("change", apply);
  window.addEventListener("storage", apply);
  window.addEventListener("themechange", apply);
})();
