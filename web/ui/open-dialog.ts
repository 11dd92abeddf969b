/** What is needed of a native dialog here. */
type ModalDialog = Pick<HTMLDialogElement, "open" | "showModal" | "close"> & {
  contains: (other: never) => boolean;
  querySelector: (selector: string) => { focus: () => void } | null;
};

/** The open one that nothing of the page may cover: the lock of a shared device. */
let cover: ModalDialog | undefined;

/**
 * Opens a native dialog over the page and returns what closes it. Whatever opens late, by a scan, an answer or a part that
 * had to be fetched, comes to lie below the cover; what belongs to the cover itself lies on it.
 */
export function openDialog<Dialog extends ModalDialog>(
  dialog: Dialog,
  isCover = false,
): () => void {
  show(dialog);
  if (isCover) cover = dialog;
  else if (cover?.open && !cover.contains(dialog as never)) {
    // The browser draws them in the order in which they were opened.
    cover.close();
    show(cover);
  }
  return () => {
    if (cover === dialog) cover = undefined;
    dialog.close();
  };
}

function show(dialog: ModalDialog): void {
  dialog.showModal();
  // Opening gives the focus to the way out, the first thing inside; a form may ask for better.
  dialog.querySelector("[data-autofocus]")?.focus();
}
