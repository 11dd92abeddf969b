import { useSyncExternalStore } from "react";

function listen(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** False when the browser knows that it has no network; true says little. */
export function useOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine);
}
