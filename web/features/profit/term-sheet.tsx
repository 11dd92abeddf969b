import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { OpenProfit } from "#web/blocks/profit/use-profit.ts";
import { formatMoney } from "#web/i18n/money.ts";
import type { SessionShop } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Pager, pageOf } from "#web/ui/pager.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { type TermName, TermWords } from "./term-words.tsx";
import { type TermRow, useTermRows } from "./use-term-rows.ts";

/** Rows that one leafs through. */
const perPage = 20;

type TermSheetProps = { shop: SessionShop; open: OpenProfit; name: TermName; onClose: () => void };

/** What a term of the profit is made of. */
export function TermSheet({ shop, open, name, onClose }: TermSheetProps) {
  const { t } = useLingui();
  const rows = useTermRows(shop.id, open, name);
  const told = rows?.reduce((sum, { francs }) => sum + francs, 0);
  const isCut = name === "putRight" && told !== open.report.total.putRight;
  const isPart = name === "losses" && told !== open.report.total.losses;
  return (
    <Sheet open onClose={onClose} title={<TermWords name={name} />} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-3">
        {name === "unknown" && <HowToTell />}
        {isPart && (
          <p className="text-sm text-ink-soft">
            <Trans>
              Chaque ligne est au coût de la fin de la période ; le total est au coût de chaque
              mois.
            </Trans>
          </p>
        )}
        {isCut && (
          <p className="text-sm text-ink-soft">
            <Trans>Ce qui vient de mois plus anciens n’est pas détaillé sur cet appareil.</Trans>
          </p>
        )}
        {rows === undefined && (
          <p className="text-ink-soft">
            <Trans>
              Les produits de cette période ne peuvent pas être comptés un par un sur cet appareil.
              Choisissez des mois entiers, ou une période plus récente.
            </Trans>
          </p>
        )}
        {rows?.length === 0 && (
          <p className="text-ink-soft">
            <Trans>Rien sur cette période.</Trans>
          </p>
        )}
        {rows && rows.length > 0 && <Rows rows={rows} links={name === "unknown"} />}
      </div>
    </Sheet>
  );
}

/** How a product gets its cost. */
function HowToTell() {
  return (
    <>
      <p>
        <Trans>
          Ces ventes ne sont dans aucun bénéfice tant que leur coût n’est pas dit. Touchez un
          produit et remplissez « Coût d’achat », ou notez vos achats.
        </Trans>
      </p>
      <Link to="/purchases/new" className={`${buttonLook("plain", "normal")} self-start`}>
        <Trans>Noter un achat</Trans>
      </Link>
    </>
  );
}

function Rows({ rows: all, links }: { rows: readonly TermRow[]; links: boolean }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(1);
  const { rows, page, pages } = pageOf(all, wanted, perPage);
  return (
    <>
      <ul>
        {rows.map(({ key, name, note, francs, productId }) => (
          <li
            key={key}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 last:border-b-0"
          >
            <span className="flex min-w-0 flex-col leading-tight wrap-anywhere">
              {links && productId !== undefined ? (
                <Link
                  to={`/product-management?edit=${encodeURIComponent(productId)}`}
                  className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
                >
                  {name}
                </Link>
              ) : (
                <span className="font-medium">{name}</span>
              )}
              <span className="text-sm text-ink-soft">{note}</span>
            </span>
            <span className="figures ml-auto">{formatMoney(francs)}</span>
          </li>
        ))}
      </ul>
      <Pager
        label={t`Pages de la liste`}
        page={page}
        pages={pages}
        onPage={setWanted}
        previousLabel={t`Page précédente`}
        nextLabel={t`Page suivante`}
      >
        <Trans>
          Page {page} sur {pages}
        </Trans>
      </Pager>
    </>
  );
}
