import { useEffect, useState } from "react";
import { useStore } from "./use-store.ts";

/**
 * The letters of an own operation on its paper (CH4); undefined until they are reckoned, by what is fetched behind the
 * sale, and where this device knows its link no more.
 */
export function useLetters(id: string): string | undefined {
  const store = useStore();
  const [letters, setLetters] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    setLetters(undefined);
    if (store)
      import("#web/store/chain/device-chain.ts").then(
        ({ ownLetters }) => isWanted && setLetters(ownLetters(store.device.outbox, id)),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [store, id]);
  return letters;
}
