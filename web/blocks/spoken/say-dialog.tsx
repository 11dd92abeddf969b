import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { type Choices, isChosen, offInAll } from "#shared/spoken/meant.ts";
import type { ProposalKind } from "#shared/spoken/proposal.ts";
import { saidAct } from "#shared/spoken/said-act.ts";
import { understand } from "#shared/spoken/understand.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { ActLink, mayConfirm } from "./act-link.tsx";
import { NothingSaid } from "./nothing-said.tsx";
import { SaidDoubts } from "./said-doubts.tsx";
import { SaidMoney } from "./said-money.tsx";
import { SaidPaymentNote } from "./said-payment-note.tsx";
import { SaidPurchase } from "./said-purchase.tsx";
import { SaidSale } from "./said-sale.tsx";
import { sumOfLines, totalOfSale } from "./said-wares.ts";
import { useSayWords } from "./say-words.ts";
import { SpeakButton } from "./speak-button.tsx";
import type { TakenSale } from "./taken-sale.ts";
import { useSpokenShop } from "./use-spoken-shop.ts";

type SayDialogProps = {
  shopId: string;
  /** What is said here unless the words say otherwise. */
  about: Exclude<ProposalKind, "nothing">;
  /** Puts a sale into the cart; false where it cannot be sold so, which it has said. Absent where nothing is sold. */
  onTake?: (said: TakenSale) => boolean;
  onClose: () => void;
};

/** One sentence, said or typed: what was understood stands below, and leads to where it is confirmed. */
export function SayDialog({ shopId, about, onTake, onClose }: SayDialogProps) {
  const { t, i18n } = useLingui();
  const words = useSayWords(about);
  const role = currentShop(useSession((state) => state.session))?.role;
  const shop = useSpokenShop(shopId);
  const catalogue = useCatalogue(shopId);
  const productOf = (id: string) => catalogue?.get(id);
  const [text, setText] = useState("");
  const [goods, setGoods] = useState<Choices>({});
  const [partyId, setPartyId] = useState<string>();
  const proposal = useMemo(
    () => understand(text, shop, i18n.locale as Language, about),
    [text, shop, i18n.locale, about],
  );
  const { kind } = proposal;
  const isSold = kind === "sale" && onTake !== undefined;
  const act = saidAct(proposal, text.trim(), { partyId, goods }, productOf);
  const isForbidden = act !== undefined && role !== undefined && !mayConfirm(role, act);
  const choose = (line: number, candidate: number) =>
    setGoods((known) => ({ ...known, [line]: candidate }));

  function change(typed: string) {
    setText(typed);
    setGoods({});
    setPartyId(undefined);
  }

  function handleTake() {
    const off = offInAll(proposal, sumOfLines(shopId, proposal, goods));
    const said = { proposal, text: text.trim() };
    const renderNote: TakenSale["renderNote"] = ({ customerId, isPart }) => (
      <SaidPaymentNote {...{ shopId, said, customerId, isPart }} />
    );
    if (!onTake?.({ ...said, goods, partyId, off, renderNote })) return;
    showToast(<Trans>Dans le panier</Trans>, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={t`Fermer`}
      actions={
        isSold ? (
          <Button
            kind="main"
            size="sell"
            disabled={!isChosen(proposal, goods)}
            onClick={handleTake}
          >
            <Trans>
              Mettre dans le panier · {formatMoney(totalOfSale(shopId, proposal, goods))}
            </Trans>
          </Button>
        ) : (
          act && !isForbidden && <ActLink said={act} onGone={onClose} />
        )
      }
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={words.label}
          hint={words.hint}
          value={text}
          onChange={change}
          maxLength={500}
          autoComplete="off"
          data-autofocus
        />
        <SpeakButton onText={change} />
        <div aria-live="polite" className="flex flex-col gap-2">
          {isSold && (
            <SaidSale
              {...{ shopId, proposal, shop, partyId }}
              choices={goods}
              onChoose={choose}
              onParty={setPartyId}
            />
          )}
          {(kind === "expense" || kind === "payment") && (
            <SaidMoney {...{ proposal, shop, partyId }} onParty={setPartyId} />
          )}
          {kind === "purchase" && (
            <SaidPurchase
              {...{ proposal, shop, productOf, partyId }}
              choices={goods}
              onChoose={choose}
              onParty={setPartyId}
            />
          )}
          {text.trim() !== "" && (kind === "nothing" || (kind === "sale" && !onTake)) && (
            <NothingSaid kind={kind} about={about} />
          )}
          <SaidDoubts proposal={proposal} />
          {isForbidden && (
            <p className="font-medium text-attention">
              <Trans>Réservé au propriétaire et au gérant</Trans>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
