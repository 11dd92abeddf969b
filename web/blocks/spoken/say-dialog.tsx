import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { wareKey } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { type Choices, isChosen, meantBy, saidPrice } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import { understand } from "#shared/spoken/understand.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useCatalogue, wareAt } from "#web/store/queries/use-catalogue.ts";
import { useCustomers } from "#web/store/queries/use-notebook.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { OtherKind } from "./other-kind.tsx";
import { SaidLine } from "./said-line.tsx";

type SayDialogProps = {
  shopId: string;
  /** Puts it into the cart; false where it cannot be sold so, which it has said. */
  onTake: (proposal: Proposal, choices: Choices) => boolean;
  onClose: () => void;
};

/** A sale said or typed in one sentence: what was understood stands below, and goes into the cart when it is confirmed. */
export function SayDialog({ shopId, onTake, onClose }: SayDialogProps) {
  const { t, i18n } = useLingui();
  const wareOf = (key: string) => wareAt(shopId, key);
  const catalogue = useCatalogue(shopId);
  const customers = useCustomers(shopId);
  const [text, setText] = useState("");
  const [choices, setChoices] = useState<Choices>({});
  const shop = useMemo(
    () => ({
      products: catalogue ? [...catalogue.items()].filter(({ archived }) => !archived) : [],
      customers: customers.filter(({ archived }) => !archived),
    }),
    [catalogue, customers],
  );
  const proposal = useMemo(
    () => understand(text, shop, i18n.locale as Language),
    [text, shop, i18n.locale],
  );

  function change(typed: string) {
    setText(typed);
    setChoices({});
  }

  const isSale = proposal.kind === "sale";
  const isReady = isSale && isChosen(proposal, choices);
  const wares = proposal.lines.map((line, at) => {
    const meant = meantBy(line, choices[at]);
    const ware = meant && wareOf(wareKey(meant.productId, meant.packId));
    const price =
      ware && meant && (saidPrice(line, meant.quantity, ware.by?.per ?? 1) ?? ware.price);
    return { line, meant, ware, price };
  });
  const total = wares.reduce(
    (sum, { meant, ware, price }) =>
      meant && ware && price !== undefined
        ? sum + lineAmount({ quantity: meant.quantity, price, by: ware.by })
        : sum,
    0,
  );

  function handleConfirm() {
    if (!onTake(proposal, choices)) return;
    showToast(<Trans>Dans le panier</Trans>, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Dire ou taper la vente</Trans>}
      closeLabel={t`Fermer`}
      actions={
        isSale && (
          <Button kind="main" size="sell" disabled={!isReady} onClick={handleConfirm}>
            <Trans>Mettre dans le panier · {formatMoney(total)}</Trans>
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={t`La vente en une phrase`}
          hint={t`Par exemple : 3 savons, 1 kg et demi de riz. Le micro du clavier marche ici.`}
          value={text}
          onChange={change}
          maxLength={500}
          autoComplete="off"
          data-autofocus
        />
        <div aria-live="polite" className="flex flex-col gap-2">
          {isSale && (
            <ul aria-label={t`Ce qui est compris`} className="flex flex-col divide-y divide-line">
              {wares.map(({ line, meant, ware, price }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the sentence
                <li key={at} className="py-2">
                  <SaidLine
                    {...{ line, meant, ware, price }}
                    nameOf={(id) => catalogue?.get(id)?.name ?? ""}
                    onChoose={(choice) => setChoices((known) => ({ ...known, [at]: choice }))}
                  />
                </li>
              ))}
            </ul>
          )}
          {!isSale && text.trim() !== "" && <OtherKind kind={proposal.kind} />}
          {proposal.leftover !== "" && (
            <p className="font-medium text-attention">
              <Trans>Pas compris : « {proposal.leftover} »</Trans>
            </p>
          )}
          {isSale && proposal.unsure.includes("total-differs") && (
            <p className="font-medium text-attention">
              <Trans>Le total dit n’est pas celui des prix : regardez chaque ligne.</Trans>
            </p>
          )}
          {isSale && proposal.customer && (
            <p className="text-ink-soft">
              <Trans>
                Pour {proposal.customer.said} : choisissez le client au moment d’encaisser.
              </Trans>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
