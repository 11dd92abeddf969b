import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { useBlind } from "#web/blocks/till/blind.ts";
import { Difference } from "#web/blocks/till/difference.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { useTillSession } from "#web/store/queries/use-till.ts";
import type { SessionShop } from "#web/store/session.ts";
import { NumberField } from "#web/ui/number-field.tsx";

type CountMoneyProps = {
  shop: SessionShop;
  /** Of what is sold, in francs. */
  total: number;
  byMobileMoney: number | undefined;
  onMobileMoney: (francs: number | undefined) => void;
};

/**
 * How the money of the counted sales came, and whether it lies in the drawer: its float and what was taken since, with
 * these sales, beside what was counted. The difference is only shown here: the closing of the till writes it down.
 */
export function CountMoney({ shop, total, byMobileMoney, onMobileMoney }: CountMoneyProps) {
  const session = useTillSession(shop.id);
  const isBlind = useBlind((state) => state.isBlind) && !may(shop.role, "see-all-tills");
  const [counted, setCounted] = useState<number>();
  const before = session?.figures.expected;
  const cash = total - Math.min(total, byMobileMoney ?? 0);
  // Until the till has been read nobody knows what should lie in it.
  const expected = before === undefined ? undefined : before + cash;
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3">
      <h3 className="font-semibold">
        <Trans>L’argent de ces ventes</Trans>
      </h3>
      <NumberField
        label={<Trans>Dont Mobile Money</Trans>}
        value={byMobileMoney}
        most={total}
        onChange={onMobileMoney}
        suffix="FCFA"
      />
      {!isBlind && (
        <>
          <NumberField
            label={<Trans>Compté dans le tiroir (facultatif)</Trans>}
            value={counted}
            onChange={setCounted}
            suffix="FCFA"
            hint={
              expected !== undefined && (
                <Trans>
                  Il devrait y avoir {formatMoney(expected)} : {formatMoney(expected - cash)} déjà
                  en caisse et {formatMoney(cash)} de ces ventes.
                </Trans>
              )
            }
          />
          {counted !== undefined && expected !== undefined && (
            <p role="status">
              <Difference francs={counted - expected} />
            </p>
          )}
        </>
      )}
    </section>
  );
}
