import { useEffect } from "react";
import { isLeftAlone, lock, noteTouch, useSharing } from "#web/store/sharing/kept.ts";

/** Touches are written down this often at most, and looked at as often. */
const lookEvery = 5000;

/** Locks a device that nobody has touched for as long as it is set to wait. */
export function useAutoLock(): void {
  const waits = useSharing(({ sharing }) => (sharing?.autoLock ?? 0) > 0 && !sharing?.locked);

  useEffect(() => {
    if (!waits) return;
    let noted = 0;
    function handleTouch() {
      const now = Date.now();
      if (Math.abs(now - noted) < lookEvery) return;
      noted = now;
      noteTouch();
    }
    function look() {
      const { sharing } = useSharing.getState();
      if (sharing && isLeftAlone(sharing)) lock();
    }
    look();
    // A timer sleeps with the telephone: coming back is looked at too.
    const timer = setInterval(look, lookEvery);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pointerdown", handleTouch, true);
    window.addEventListener("keydown", handleTouch, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pointerdown", handleTouch, true);
      window.removeEventListener("keydown", handleTouch, true);
    };
  }, [waits]);
}
