import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { formatMoney } from "#web/i18n/money.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";

type NoPurchaseEndProps = {
  kind: "statement" | "proforma";
  /** Final sum to pay on a statement of account, and its rows, unchanged. */
  asked: number | undefined;
  entries: readonly string[];
  supplierId: string | undefined;
  onAnother: () => void;
};

/** Last step for a paper without delivered goods: says its kind and what to do with it. */
export function NoPurchaseEnd({ kind, asked, entries, supplierId, onAnother }: NoPurchaseEndProps) {
  const money = asked === undefined ? undefined : formatMoney(asked);
  return (
    <div className="flex flex-col gap-3">
      {entries.length > 0 && (
        <div className="flex flex-col gap-1">
          {money !== undefined && (
            <p className="font-medium">
              <Trans>Ce relevé demande {money}.</Trans>
            </p>
          )}
          <p>
            <Trans>Ses lignes, telles qu’elles se lisent ; rien n’en est noté :</Trans>
          </p>
          <ul className="text-sm text-ink-soft tabular-nums">
            {entries.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper never change their order.
              <li key={at} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="font-medium">
        {kind === "statement" ? (
          <Trans>
            Un relevé de compte n’est pas un achat : rien n’entre dans le stock. Comparez-le au
            compte du fournisseur.
          </Trans>
        ) : (
          <Trans>
            Rien de ce papier n’est arrivé : il n’est pas un achat. Écrivez une commande, ou changez
            ce que c’est si la marchandise est là.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {kind === "statement" ? (
          <Link
            to={supplierId === undefined ? "/suppliers" : `/suppliers/${supplierId}`}
            className={`${buttonLook("main", "sell")} grow`}
          >
            <Trans>Voir le compte du fournisseur</Trans>
          </Link>
        ) : (
          <Link to="/purchases/orders/new" className={`${buttonLook("main", "sell")} grow`}>
            <Trans>Écrire une commande</Trans>
          </Link>
        )}
        <Button size="sell" className="grow" onClick={onAnother}>
          <Trans>Une autre photo</Trans>
        </Button>
      </div>
    </div>
  );
}
