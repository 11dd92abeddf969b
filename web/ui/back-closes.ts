/** What lies over the page, the topmost last: the back button closes that first. */
const open: { onBack: () => void }[] = [];
let isHeard = false;

/** Not in TypeScript's library yet (HTML standard, « Close requests and close watchers »). */
declare const CloseWatcher: new () => { onclose: (() => void) | null; destroy(): void };

type Entry = { overlay?: true } | null;

/**
 * Has the back button of a telephone close what lies over the page instead of leaving it. Newer browsers do so for
 * dialogs by themselves, and for anything else when asked; in others a second entry of the history stands for all that
 * is open. The function given back is called when it is closed.
 */
export function closesWithBack(onBack: () => void, isDialog: boolean): () => void {
  if ("CloseWatcher" in globalThis) {
    if (isDialog) return () => {};
    const watcher = new CloseWatcher();
    watcher.onclose = onBack;
    return () => watcher.destroy();
  }
  if (!isHeard) window.addEventListener("popstate", handleBack);
  isHeard = true;
  const one = { onBack };
  open.push(one);
  stand();
  return () => {
    open.splice(open.indexOf(one), 1);
    // What opens in its place in the same moment stands on the same entry.
    setTimeout(() => {
      if (open.length === 0) leaveEntry();
    });
  };
}

function handleBack(): void {
  const top = open.at(-1);
  if (top) {
    top.onBack();
    setTimeout(() => {
      if (open.length > 0) stand();
    });
    // A page that was left from something open: its second entry shows nothing that the first does not.
  } else leaveEntry();
}

function isStanding(): boolean {
  return (history.state as Entry)?.overlay === true;
}

function stand(): void {
  if (!isStanding()) history.pushState({ ...(history.state as Entry), overlay: true }, "");
}

function leaveEntry(): void {
  if (isStanding()) history.back();
}
