import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { LossClass } from "#shared/schemas/loss-classes.ts";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { adjustStock } from "#web/store/acts.ts";
import { countingNow } from "#web/store/counted.ts";
import { newFormId } from "#web/store/open-store.ts";
import { productOf } from "#web/store/queries/use-catalogue.ts";
import { useStore } from "#web/store/queries/use-store.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { useCountBook, useCountLines } from "./count-book.ts";
import { type CountLine, withCounted, withFound, without } from "./count-lines.ts";

type Count = {
  lines: readonly CountLine[];
  add: (productId: string, pieces: number) => void;
  set: (productId: string, counted: number) => void;
  drop: (productId: string) => void;
  /** Takes out lines that were written otherwise. */
  dropAll: (lines: readonly CountLine[]) => void;
  /** Writes one count per product; true when all are kept. What could not be kept stays in the list. */
  validate: (reason: string, loss: LossClass | undefined) => Promise<boolean>;
  progress: { done: number; total: number } | undefined;
  refusal: Reason | undefined;
};

/** The count under way in a shop and what one does with it. */
export function useCount(shopId: string): Count {
  const { t } = useLingui();
  const store = useStore();
  const lines = useCountLines(shopId);
  const change = useCountBook((book) => book.change);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [refusal, setRefusal] = useState<Reason>();
  const begun = (productId: string) => ({
    ...{ productId, exactStock: productOf(shopId, productId)?.exactStock ?? 0 },
    ...{ formId: newFormId(), ...countingNow(shopId) },
  });
  const isWritten = (formId: string) => store?.device.outbox.ofCart(formId) !== undefined;

  async function validate(reason: string, loss: LossClass | undefined): Promise<boolean> {
    setRefusal(undefined);
    for (const [done, line] of lines.entries()) {
      setProgress({ done, total: lines.length });
      const { productId, formId, counted, shownBefore, at: countedAt } = line;
      const asCount = { mode: "count", counted, shownBefore, countedAt, loss } as const;
      const kept = await adjustStock({ shopId, formId, productId, change: asCount, reason });
      if (!kept.ok) {
        setRefusal(kept.refusal);
        setProgress(undefined);
        return false;
      }
      // Each line leaves once it is kept: a count broken off goes on where it was.
      change(shopId, (now) => without(now, productId));
    }
    setProgress(undefined);
    showToast(t`Comptage enregistré`, "ok");
    return true;
  }

  return {
    lines,
    add: (productId, pieces) => {
      const found = { ...begun(productId), pieces };
      change(shopId, (now) => withFound(now, found, isWritten));
    },
    set: (productId, counted) => {
      const typed = { ...begun(productId), counted };
      change(shopId, (now) => withCounted(now, typed));
    },
    drop: (productId) => change(shopId, (now) => without(now, productId)),
    dropAll: (gone) => {
      const forms = new Set(gone.map(({ formId }) => formId));
      change(shopId, (now) => now.filter(({ formId }) => !forms.has(formId)));
    },
    validate,
    progress,
    refusal,
  };
}
