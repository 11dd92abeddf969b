import type { Page } from "@playwright/test";

/**
 * Exchanges the texts of a page as the translator of a browser does, from now on and for whatever is written later:
 * each text is taken out and two `<font>`s with other words stand in its place. Numbers stay numbers.
 */
export async function translate(page: Page, how: "replace" | "before" | "wrap"): Promise<void> {
  await page.evaluate((how) => {
    const isOwn = (node: Node | null) => (node as Element | null)?.closest?.("font") != null;
    function exchange(text: Text) {
      const parent = text.parentElement;
      if (!parent || isOwn(parent) || !/\p{L}|\d/u.test(text.data)) return;
      if (/^(SCRIPT|STYLE|TEXTAREA|INPUT)$/.test(parent.nodeName)) return;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      outer.style.verticalAlign = "inherit";
      if (how === "wrap") {
        text.replaceWith(outer);
        inner.append(text);
        return;
      }
      inner.textContent = text.data.replaceAll(/\p{Ll}(?=\s|$)/gu, "$&~");
      if (how === "replace") parent.replaceChild(outer, text);
      else {
        parent.insertBefore(outer, text);
        parent.removeChild(text);
      }
    }
    function all(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root.nodeType === Node.TEXT_NODE) texts.push(root as Text);
      texts.forEach(exchange);
    }
    all(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === "characterData") all(target);
        else addedNodes.forEach(all);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, how);
}
