import { useEffect, useRef } from "react";
import { isLocked } from "#web/store/sharing/kept.ts";
import { actOfKey, type TillAct } from "./shortcuts.ts";

/** Listens for the till's keys while no dialog is open and the device not locked. Its function keys are never the browser's, whose menu or search would take what is typed next. */
export function useShortcuts(acts: Partial<Record<TillAct, () => void>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const typing = document.activeElement?.matches("input, textarea, select") ?? false;
      const wanted = actOfKey(event, typing);
      if (!wanted) return;
      const isFree = !isLocked() && !document.querySelector("dialog:modal");
      const act = isFree ? latest.current[wanted] : undefined;
      if (act || wanted !== "help") event.preventDefault();
      // A key held down is pressed once.
      if (!event.repeat) act?.();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}
