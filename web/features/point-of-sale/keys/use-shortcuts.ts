import { useEffect, useRef } from "react";
import { isLocked } from "#web/store/sharing/kept.ts";
import { actOfKey, type TillAct } from "./shortcuts.ts";

/** Listens for the till's keys while no dialog is open and the device not locked; a key without use at the moment stays the browser's. */
export function useShortcuts(acts: Partial<Record<TillAct, () => void>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (isLocked() || document.querySelector("dialog:modal")) return;
      const typing = document.activeElement?.matches("input, textarea, select") ?? false;
      const wanted = actOfKey(event, typing);
      const act = wanted && latest.current[wanted];
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}
