import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { SaidPurchase } from "#shared/spoken/said-act.ts";
import { draftOfSaid } from "#web/blocks/purchases/purchase-draft.ts";
import { useDraft } from "#web/blocks/purchases/use-draft.ts";
import { useHandedOver, useSaid } from "#web/blocks/spoken/handed-over.ts";
import { SaidNote } from "#web/blocks/spoken/said-note.tsx";
import type { SessionShop } from "#web/store/session.ts";
import { OtherPurchase } from "./other-purchase.tsx";

/** Fills in a purchase that was said. What is being written of another one is not thrown away without a word. */
export function OfSaid({ shop }: { shop: SessionShop }) {
  const said = useSaid("purchase");
  const taken = useHandedOver((state) => state.taken);
  const { draft, change } = useDraft(shop.id);
  const [shown, setShown] = useState<SaidPurchase>();
  const isFree = draft.lines.length === 0;

  function begin() {
    if (!said) return;
    change(() => draftOfSaid(said));
    setShown(said);
    taken();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, where nothing else is being written
  useEffect(() => {
    if (said && isFree) begin();
  }, [said, isFree]);

  if (said && !isFree)
    return (
      <OtherPurchase
        replace={<Trans>Le remplacer par ce qui est dit</Trans>}
        onReplace={begin}
        onKeep={taken}
      />
    );
  if (!shown || isFree) return null;
  return (
    <div className="mb-3">
      <SaidNote said={shown} />
    </div>
  );
}
