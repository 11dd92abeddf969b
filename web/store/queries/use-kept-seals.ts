import { useEffect, useState } from "react";
import { allSeals, type KeptSeal, saidTwice, sealsFile } from "#web/store/chain/kept-seals.ts";
import { useStore } from "./use-store.ts";

/** What this device keeps of a shop's seals: how many, the last day, and those that the books said in two ways. */
export type SealsKept = { seals: readonly KeptSeal[]; twice: readonly string[]; file: string };

/** Read once, when a screen asks; undefined until then, null where it cannot be read. */
export function useKeptSeals(shopId: string): SealsKept | null | undefined {
  const readModels = useStore()?.device.readModels;
  const [kept, setKept] = useState<SealsKept | null>();
  useEffect(() => {
    let isWanted = true;
    if (readModels)
      allSeals(readModels, shopId).then(
        (seals) => isWanted && setKept({ seals, twice: saidTwice(seals), file: sealsFile(seals) }),
        () => isWanted && setKept(null),
      );
    return () => {
      isWanted = false;
    };
  }, [readModels, shopId]);
  return kept;
}
