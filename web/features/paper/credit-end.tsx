import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { PaperProposal } from "#shared/paper/proposal.ts";
import { invoiced } from "#shared/rules/purchase.ts";
import type { ToGiveBack } from "#web/blocks/purchases/to-give-back.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { usePurchases } from "#web/store/queries/use-purchases.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { piecesBack, type ReviewedLine } from "./reviewed-line.ts";

type CreditEndProps = {
  shopId: string;
  proposal: PaperProposal;
  lines: readonly ReviewedLine[];
  onAnother: () => void;
};

/** Maximum number of purchases offered: nobody looks through more. */
const offered = 5;

/** Choice of the purchase that a credit note refers to. The purchase opens with the returned pieces filled in. */
export function CreditEnd({ shopId, proposal, lines, onAnother }: CreditEndProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useDayCut(shopId);
  const purchases = usePurchases(shopId);
  const pieces = piecesBack(lines);
  const { number, supplierId, closing } = proposal;
  const named = number ?? "";
  const toGiveBack: ToGiveBack = {
    pieces,
    said: closing.toPay === undefined ? undefined : Math.abs(closing.toPay),
    reason: number === undefined ? t`Avoir` : t`Avoir ${named}`,
  };
  const bought = purchases.filter(
    (one) => !one.backOf && one.lines.some(({ productId }) => productId in pieces),
  );
  const ofSupplier = bought.filter((one) => one.supplierId === supplierId);
  const chosen = (ofSupplier.length > 0 ? ofSupplier : bought).slice(0, offered);
  const isTaken = Object.keys(pieces).length > 0;
  return (
    <div className="flex flex-col gap-3">
      {!isTaken && (
        <p>
          <Trans>Prenez les lignes qui retournent chez le fournisseur.</Trans>
        </p>
      )}
      {isTaken && chosen.length > 0 && (
        <>
          <p className="font-medium">
            <Trans>De quel achat viennent ces articles ? Rendez-les au fournisseur :</Trans>
          </p>
          <ul className="flex flex-col gap-2">
            {chosen.map((one) => {
              const when = formatDateTime(one.at, i18n.locale as Language, timeZone);
              const francs = formatMoney(invoiced(one));
              return (
                <li key={one.id}>
                  <Link
                    to={`/purchases/${one.id}`}
                    state={{ toGiveBack }}
                    className={`${buttonLook("plain", "sell")} w-full`}
                  >
                    {[when, one.reference, francs].filter(Boolean).join(" · ")}
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {isTaken && chosen.length === 0 && (
        <p>
          <Trans>
            Aucun achat noté n’a ces articles. Notez d’abord l’achat d’où ils viennent, puis
            rendez-les de là.
          </Trans>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <Trans>
          Rien n’est rendu, le prix a seulement baissé ? Notez l’avoir comme un paiement dans le
          compte du fournisseur.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          to={supplierId === undefined ? "/suppliers" : `/suppliers/${supplierId}`}
          className={`${buttonLook("quiet", "normal")} grow`}
        >
          <Trans>Voir le fournisseur</Trans>
        </Link>
        <Button className="grow" onClick={onAnother}>
          <Trans>Une autre photo</Trans>
        </Button>
      </div>
    </div>
  );
}
