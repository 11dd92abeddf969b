import { type ChangeEvent, useState } from "react";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { keepImage } from "#web/store/acts.ts";
import { type ImageTrouble, shrinkImage } from "./shrink-image.ts";

type Chosen = {
  shopId: string;
  /** Most megabytes of the file; undefined for the usual. */
  most?: number;
  /** Called long after the file was chosen: what was typed meanwhile is not to be written over. */
  onImage: (imageId: string) => void;
};

/** A picture that is chosen from the device: made small here, kept here until it is sent, or why it could not be. */
export function useChosenImage({ shopId, most, onImage }: Chosen) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ImageTrouble>();
  const [refusal, setRefusal] = useState<Reason>();

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again after a trouble.
    event.target.value = "";
    if (!file) return;
    setTrouble(undefined);
    setRefusal(undefined);
    setBusy(true);
    try {
      const drawn = await shrinkImage(file, most);
      if (typeof drawn === "string") return setTrouble(drawn);
      const kept = await keepImage({ shopId, blob: drawn });
      if (kept.ok) onImage(kept.value.imageId);
      else setRefusal(kept.refusal);
    } finally {
      // Also after a bug: another one may be chosen.
      setBusy(false);
    }
  }

  return { busy, trouble, refusal, handleFile };
}
