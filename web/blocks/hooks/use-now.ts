import { useEffect, useState } from "react";
import { useLive, useStore } from "#web/store/queries/use-store.ts";

const minute = 60_000;

/** The moment in ms by the device's clock, put right by what is known of it: the time that sales are filed by. */
export function useNow(): number {
  const outbox = useStore()?.device.outbox;
  const offset = useLive(outbox, () => outbox?.meta.clockOffset);
  return useDeviceNow() + (offset ?? 0);
}

/** The device's own moment in ms, for what it dated itself; renewed each minute and when one comes back to the page. */
export function useDeviceNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const renew = () => setNow(Date.now());
    const timer = setInterval(renew, minute);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, []);
  return now;
}
