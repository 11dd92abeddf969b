/** Puts a field back as it was. */
export type Restore = () => void;

const TEXT_TYPES = new Set(["text", "search", "tel", "url", "email", "password", "number"]);

/**
 * Remembers the field that has the focus, before a possible scan writes into it. A person's typing is never held
 * back: the characters of a scan go in and are taken out again when the scan turns out to be one.
 */
export function snapshotField(active: Element | null): Restore {
  const field = textFieldOf(active);
  if (!field) return () => {};
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (field.value === value) return;
    // React watches the instance's own setter; the prototype's lets it see the change.
    const prototype =
      field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement.prototype
        : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

function textFieldOf(element: Element | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  if (element instanceof HTMLTextAreaElement) return element;
  return element instanceof HTMLInputElement && TEXT_TYPES.has(element.type) ? element : undefined;
}
