import { useEffect, useState } from "react";

type Stored = "persisted" | "not-persisted" | "unknown";

/** Whether the browser has promised not to clear this device's data; asked again when there are more or fewer `sales`. */
export function useStored(sales: number): Stored {
  const [stored, setStored] = useState<Stored>("unknown");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sale may have changed the browser's mind
  useEffect(() => {
    let isOver = false;
    void navigator.storage?.persisted?.().then((is) => {
      if (!isOver) setStored(is ? "persisted" : "not-persisted");
    });
    return () => {
      isOver = true;
    };
  }, [sales]);
  return stored;
}
