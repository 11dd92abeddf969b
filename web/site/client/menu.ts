/** The menu of a phone opens by itself; it also closes when one has chosen, taps elsewhere, or presses Esc. */
export function closeMenuByItself(): void {
  const menu = document.querySelector<HTMLDetailsElement>("details[data-menu]");
  if (!menu) return;
  const close = () => {
    menu.open = false;
  };
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (!menu.contains(target) || target.closest("a")) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    close();
    menu.querySelector("summary")?.focus();
  });
}
