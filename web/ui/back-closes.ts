type Held = { onBack: () => void };

/** What lies over the page, the topmost last, and under it all who asks first: the back button is for the last. */
const open: Held[] = [];
let isHeard = false;
/** The browser takes its time to leave an entry, and says so as if somebody had gone back. */
let isLeaving = false;

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
  return hold((one) => open.push(one), onBack);
}

/**
 * Has the back button ask, once nothing lies over the page any more, before it leaves it: in every browser by the same
 * second entry of the history. The function given back is called when there is nothing to ask for, and by who asks:
 * back once more then leaves.
 */
export function asksBeforeBack(onBack: () => void): () => void {
  return hold((one) => open.unshift(one), onBack);
}

function hold(put: (one: Held) => void, onBack: () => void): () => void {
  if (!isHeard) window.addEventListener("popstate", handleBack);
  isHeard = true;
  const one = { onBack };
  put(one);
  stand();
  return () => {
    if (!open.includes(one)) return;
    open.splice(open.indexOf(one), 1);
    // What opens in its place in the same moment stands on the same entry.
    setTimeout(() => {
      if (open.length === 0) leaveEntry();
    });
  };
}

function handleBack(): void {
  const top = isLeaving ? undefined : open.at(-1);
  isLeaving = false;
  if (top) {
    top.onBack();
    setTimeout(() => {
      if (open.length > 0) stand();
    });
    // What opened while the entry was left.
  } else if (open.length > 0) stand();
  // A page that was left from something open: its second entry shows nothing that the first does not.
  else leaveEntry();
}

function isStanding(): boolean {
  return (history.state as Entry)?.overlay === true;
}

function stand(): void {
  if (!isStanding()) history.pushState({ ...(history.state as Entry), overlay: true }, "");
}

function leaveEntry(): void {
  if (!isStanding() || isLeaving) return;
  isLeaving = true;
  history.back();
}
