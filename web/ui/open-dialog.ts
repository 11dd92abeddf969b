/** What is needed of a native dialog here. */
type ModalDialog = Pick<HTMLDialogElement, "open" | "showModal" | "close"> & {
  contains: (other: never) => boolean;
  querySelector: (selector: string) => { focus: () => void } | null;
};

/** The open one that nothing of the page may cover: the lock of a shared device. */
let cover: ModalDialog | undefined;

/** The open ones of the cover itself, such as a question it asks, in the order in which they were opened. */
let onCover: readonly ModalDialog[] = [];

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
  else if (cover?.contains(dialog as never)) onCover = [...onCover, dialog];
  else if (cover?.open) raise([cover, ...onCover]);
  return () => {
    if (cover === dialog) cover = undefined;
    onCover = onCover.filter((one) => one !== dialog);
    dialog.close();
  };
}

/** The browser draws them in the order in which they were opened. */
function raise(dialogs: readonly ModalDialog[]): void {
  const open = dialogs.filter((dialog) => dialog.open);
  for (const dialog of [...open].reverse()) dialog.close();
  for (const dialog of open) show(dialog);
}

function show(dialog: ModalDialog): void {
  dialog.showModal();
  // Opening gives the focus to the way out, the first thing inside; a form may ask for better.
  dialog.querySelector("[data-autofocus]")?.focus();
}
