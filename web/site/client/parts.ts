/** What a part of a page does once somebody touches it. */
type Part = { start: (element: HTMLElement) => void | Promise<void> };

/**
 * Parts whose script is fetched only when their `data-part` element is touched or focused; `soon` after the page itself,
 * for what must also answer once the network has gone.
 */
const parts: Record<string, { when: "touched" | "soon"; load: () => Promise<Part> }> = {
  assistant: { when: "touched", load: () => import("#web/site/parts/assistant-script.ts") },
  contact: { when: "soon", load: () => import("#web/site/parts/contact-script.ts") },
};

export function wakeParts(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-part]")) {
    const part = parts[element.dataset.part ?? ""];
    if (!part) continue;
    let isAwake = false;
    const wake = () => {
      if (isAwake) return;
      isAwake = true;
      part
        .load()
        .then(({ start }) => start(element))
        .catch(() => {
          // No network: the next touch tries again; what the page says without any script stands.
          isAwake = false;
        });
    };
    for (const touch of ["pointerdown", "focusin", "click"]) element.addEventListener(touch, wake);
    // Without its script a form would leave the page, and what was typed with it.
    element.addEventListener("submit", (event) => event.preventDefault());
    if (part.when === "soon") addEventListener("load", wake);
  }
}
