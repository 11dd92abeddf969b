import { Trans } from "@lingui/react/macro";
import { totalOf } from "#shared/rules/sell.ts";
import { formatAmount } from "#web/i18n/money.ts";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";

/** What has come back of one ticket so far: all of it at once, or so many francs. */
export type CameBack = { isVoid: boolean; francs: number };

type Back = Pick<ReturnRow, "saleId" | "isVoid" | "lines">;

/** By ticket; those of which nothing came back are left out. */
export function cameBack(returns: readonly Back[]): ReadonlyMap<string, CameBack> {
  const found = new Map<string, CameBack>();
  for (const { saleId, isVoid, lines } of returns) {
    if (saleId === null) continue;
    const known = found.get(saleId) ?? { isVoid: false, francs: 0 };
    found.set(saleId, {
      isVoid: known.isVoid || isVoid,
      francs: known.francs + totalOf(lines),
    });
  }
  return found;
}

/** Says of a ticket in a list that it does not stand as it was sold. */
export function CameBackMark({ back }: { back: CameBack | undefined }) {
  if (!back) return null;
  return (
    <>
      <span className="figures font-medium text-attention">
        {back.isVoid ? <Trans>Annulé</Trans> : <Trans>Rendu −{formatAmount(back.francs)}</Trans>}
      </span>
      {" · "}
    </>
  );
}
