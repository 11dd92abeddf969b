/**
 * Runs in a page: the words of those buttons of which a corner is out of sight or under something else, or that are
 * lower than 44 px, too low for a finger.
 */
export function outOfReach(buttons: Element[]): string[] {
  return buttons
    .filter((button) => {
      const { left, right, top, bottom, height } = button.getBoundingClientRect();
      const corners: [x: number, y: number][] = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
      ];
      const isWhole = corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
      return !isWhole || Math.round(height) < 44;
    })
    .map((button) => button.textContent || button.ariaLabel || "?");
}
