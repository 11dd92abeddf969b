/** What stands in the page in place of a text that somebody exchanged. */
const standIns = new WeakMap<Node, ChildNode>();

const standInOf = (parent: Node, node: Node | null): ChildNode | null => {
  const standIn = node && standIns.get(node);
  return standIn?.parentNode === parent ? standIn : null;
};

/**
 * Keeps the page true where a translator exchanges its texts, which the page asks not to (index.html): extensions and
 * some browsers do it all the same, each text within `<font>`s. React goes on writing into the texts it made: whatever
 * it writes comes back into the page, and what it removes or puts something before is found by what stands in its place.
 */
export function guardTexts(page: Node): void {
  const written = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      // Within its own stand-in it is seen already, yet goes back too: the rest of the stand-in is the old text.
      if (standIn?.isConnected) standIn.replaceWith(target);
      standIns.delete(target);
    }
  });
  const exchanged = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode === target) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node?.nodeName === "FONT" && node.parentNode === target,
        );
        if (!standIn) continue;
        standIns.set(text, standIn as ChildNode);
        written.observe(text, { characterData: true });
      }
  });
  exchanged.observe(page, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const present = child.parentNode === this ? child : standInOf(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    const present = !before || before.parentNode === this ? before : standInOf(this, before);
    return insertBefore.call(this, node, present) as T;
  };
}
