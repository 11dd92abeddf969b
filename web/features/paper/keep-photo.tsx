import { Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Paperclip from "lucide-react/icons/paperclip";
import { useState } from "react";
import { ImageAlert } from "#web/blocks/image-picker/image-alert.tsx";
import { type ImageTrouble, shrinkImage } from "#web/blocks/image-picker/shrink-image.ts";
import { useDraft } from "#web/blocks/purchases/use-draft.ts";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { keepImage } from "#web/store/acts.ts";
import { Button } from "#web/ui/button.tsx";

/** Photographs of a telephone are larger than pictures of goods. */
const mostMegabytes = 25;

/** Keeps the photograph with the current purchase, whatever was read of it. */
export function KeepPhoto({ shopId, photo }: { shopId: string; photo: File }) {
  const { draft, set } = useDraft(shopId);
  const [kept, setKept] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ImageTrouble>();
  const [refusal, setRefusal] = useState<Reason>();

  async function handleKeep() {
    setBusy(true);
    setTrouble(undefined);
    setRefusal(undefined);
    try {
      const drawn = await shrinkImage(photo, mostMegabytes);
      if (typeof drawn === "string") return setTrouble(drawn);
      const done = await keepImage({ shopId, blob: drawn });
      if (!done.ok) return setRefusal(done.refusal);
      setKept(done.value.imageId);
      set({ imageId: done.value.imageId });
    } finally {
      setBusy(false);
    }
  }

  if (kept !== undefined && kept === draft.imageId)
    return (
      <p role="status">
        <Check aria-hidden="true" className="mr-2 inline size-5 text-ok" />
        <Trans>La photo est gardée avec l’achat.</Trans>
      </p>
    );
  return (
    <>
      <Button
        className="self-start"
        busy={busy}
        icon={<Paperclip aria-hidden="true" className="size-5" />}
        onClick={() => void handleKeep()}
      >
        <Trans>Garder la photo avec l’achat</Trans>
      </Button>
      <ImageAlert trouble={trouble} refusal={refusal} />
    </>
  );
}
