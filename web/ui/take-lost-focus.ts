/**
 * Gives an element the focus when what had it has left the page, so that a keyboard or a screen reader goes on from
 * there. From anything else the focus is not taken.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
