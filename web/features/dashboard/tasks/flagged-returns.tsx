import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { FlagList } from "#web/blocks/flags/flag-list.tsx";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { settleSale } from "#web/store/acts.ts";
import { useFlaggedReturns } from "#web/store/queries/use-returns.ts";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SettleDialog } from "./settle-dialog.tsx";

type FlaggedReturnsProps = { shop: SessionShop; timeZone: string };

/** Returns that were kept although something about them is odd: the owner looks and puts them to rest. */
export function FlaggedReturns({ shop, timeZone }: FlaggedReturnsProps) {
  const { i18n } = useLingui();
  const flagged = useFlaggedReturns(shop.id);
  const act = useAct();
  const [open, setOpen] = useState<ReturnRow>();
  const whenOf = ({ at }: ReturnRow) => formatDateTime(at, i18n.locale as Language, timeZone);

  async function handleSettle({ id: saleId }: ReturnRow, note: string) {
    const given = { shopId: shop.id, saleId, note, receiptNo: "" };
    const done = await act.run((formId) => settleSale({ ...given, formId }));
    if (done !== undefined) setOpen(undefined);
  }

  if (flagged.length === 0 && !open) return null;
  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <Plural value={flagged.length} one="# retour à regarder" other="# retours à regarder" />
      </h2>
      <ul>
        {flagged.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              {one.saleId ? (
                <Link
                  to={`/tickets/${one.saleId}`}
                  className="font-semibold underline underline-offset-2"
                >
                  {whenOf(one)}
                </Link>
              ) : (
                <span className="font-semibold">{whenOf(one)}</span>
              )}{" "}
              · {one.byName} · <span className="figures">{formatMoney(-one.total)}</span>
              <FlagList flags={one.flags} />
            </div>
            <Button onClick={() => setOpen(one)}>
              <Trans>Régler</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <SettleDialog
          title={<Trans>Régler le retour du {whenOf(open)}</Trans>}
          flags={open.flags}
          kept={<Trans>Le retour reste dans les comptes. Il ne sera plus signalé.</Trans>}
          settle={<Trans>Marquer comme réglé</Trans>}
          trouble={act.refusal && <RefusalText reason={act.refusal} />}
          busy={act.busy}
          onSettle={(note) => handleSettle(open, note)}
          onClose={() => {
            act.clear();
            setOpen(undefined);
          }}
        />
      )}
    </Card>
  );
}
