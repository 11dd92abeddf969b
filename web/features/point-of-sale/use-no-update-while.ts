import { useEffect } from "react";
import { useSaleInProgress } from "#web/store/sale-in-progress.ts";

/** Updates are offered between sales only. */
export function useNoUpdateWhile(selling: boolean): void {
  useEffect(() => {
    const { setInProgress } = useSaleInProgress.getState();
    setInProgress(selling);
    return () => setInProgress(false);
  }, [selling]);
}
