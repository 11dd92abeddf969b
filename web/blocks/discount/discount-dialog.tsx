import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { ceilingOf, type Said } from "#shared/rules/discount.ts";
import { may } from "#shared/rules/permissions.ts";
import { totalOf } from "#shared/rules/sell.ts";
import { keyOf, nameOfWare } from "#shared/rules/ware.ts";
import { discountReasons } from "#shared/schemas/discount-reasons.ts";
import { PercentField } from "#web/blocks/percent/percent-field.tsx";
import { OfficePin, useOfficeHolders } from "#web/blocks/pin/office-pin.tsx";
import { ratePercent } from "#web/blocks/receipt/receipt-rows.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { putCartLines } from "#web/store/commands/carts.ts";
import { useCart } from "#web/store/queries/use-cart.ts";
import { wareAt } from "#web/store/queries/use-catalogue.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import {
  type DiscountDraft,
  draftAt,
  saidAt,
  weighed,
  wholeTicket,
  withSaid,
} from "./discount-draft.ts";
import { discountWords } from "./discount-words.ts";

/** Who is asked for their code on a narrow phone sees all of its keys. */
function showAsked(form: Element) {
  form.querySelector<HTMLElement>("section input")?.focus();
  form.querySelector("section")?.scrollIntoView({ block: "end" });
}

type DiscountDialogProps = {
  shopId: string;
  /** What it is said of first: a line by its key (`wareKey`), else the whole ticket. */
  of?: string;
  onClose: () => void;
};

/** What is taken off a line of the cart or off all of it; above what the role may, the office allows it by PIN. */
export function DiscountDialog({ shopId, of = wholeTicket, onClose }: DiscountDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const cart = useCart(shopId);
  const shop = useShop(shopId);
  const session = useSession((state) => state.session);
  const holders = useOfficeHolders();
  const [draft, setDraft] = useState<DiscountDraft>(() => draftAt(cart, of));
  const [asked, setAsked] = useState(false);
  const [allowed, setAllowed] = useState<{ by: string; what: string }>();
  const { place, by, value, reason } = draft;

  const role = currentShop(session)?.role ?? "seller";
  const ceiling = ceilingOf(role, shop);
  const isOffice = may(role, "adjust-account");
  const what = JSON.stringify(draft);
  const allowedBy = isOffice ? session?.userId : allowed?.what === what ? allowed.by : undefined;
  const said: Said | undefined =
    value === undefined || value < 1
      ? undefined
      : by === "francs"
        ? { francs: value, reason }
        : { rate: value, reason };
  const next = said && withSaid(cart, place, said);
  const found = next && weighed(next, ceiling, (key) => wareAt(shopId, key)?.minPrice);
  const isOver = found !== undefined && (found.isAbove || found.isBelow);
  const nameOf = (key: string) => nameOfWare(wareAt(shopId, key)) ?? key;

  function take(kept: typeof next) {
    if (kept) putCartLines(shopId, kept.lines, kept.off ?? null);
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isOver && !allowedBy) showAsked(event.currentTarget);
    if (!said || (isOver && !allowedBy)) return;
    // Allowed for so much: goods that come later may make it more, which nobody has allowed.
    const allowance = isOver && allowedBy ? { allowedBy, upTo: found.francsAt(place) } : {};
    take(withSaid(cart, place, { ...said, ...allowance }));
  }

  const amount = {
    ...{ label: t`Montant de la remise`, value, large: true, "data-autofocus": true },
    onChange: (now: number | undefined) => setDraft({ ...draft, value: now }),
    error: asked && !said ? <Trans>Dites combien vous enlevez.</Trans> : undefined,
  };
  const places = [
    { value: wholeTicket, label: t`Tout le ticket` },
    ...cart.lines.map((line) => ({ value: keyOf(line), label: nameOf(keyOf(line)) })),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Remise</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <>
          {saidAt(cart, place) && (
            <Button size="sell" onClick={() => take(withSaid(cart, place, undefined))}>
              <Trans>Retirer la remise</Trans>
            </Button>
          )}
          <Button kind="main" size="sell" type="submit" form={formId}>
            <Trans>Accorder la remise</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <SelectField
          label={t`Sur`}
          value={place}
          onChange={(chosen) => setDraft(draftAt(cart, chosen))}
          options={places}
        />
        <ChipRow label={t`Remise en`}>
          <Chip
            pressed={by === "percent"}
            onPress={() => setDraft({ ...draft, by: "percent", value: undefined })}
          >
            %
          </Chip>
          <Chip
            pressed={by === "francs"}
            onPress={() => setDraft({ ...draft, by: "francs", value: undefined })}
          >
            FCFA
          </Chip>
        </ChipRow>
        {by === "percent" ? (
          <PercentField key={place} {...amount} />
        ) : (
          <NumberField
            key={place}
            {...amount}
            most={Math.max(1, totalOf(cart.lines))}
            suffix="FCFA"
          />
        )}
        <SelectField
          label={t`Raison`}
          value={reason}
          onChange={(why) => setDraft({ ...draft, reason: why })}
          options={discountReasons.map((one) => ({
            value: one,
            label: i18n._(discountWords[one]),
          }))}
        />
        {found && (
          <p role="status" className="flex flex-wrap items-baseline justify-between gap-2">
            <Trans>Total après remise</Trans>
            <span className="figures text-2xl font-bold">{formatMoney(found.total)}</span>
          </p>
        )}
        {isOver && (
          <section
            role={asked && !allowedBy ? "alert" : undefined}
            className="flex flex-col gap-2 rounded-card border border-attention/40 bg-attention-soft p-3"
          >
            <p className="font-medium text-attention">
              {found.isBelow && <Trans>Un article passe sous son prix minimum.</Trans>}{" "}
              {found.isAbove && ceiling !== null && (
                <Trans>
                  C’est plus que les {ratePercent(ceiling, i18n.locale)} que vous pouvez accorder.
                </Trans>
              )}{" "}
              {allowedBy ? (
                <Trans>Autorisé : la vente sera signalée.</Trans>
              ) : holders.length > 0 ? (
                <Trans>Le code du patron l’autorise.</Trans>
              ) : (
                <Trans>Accordez moins, ou demandez au patron.</Trans>
              )}
            </p>
            {!allowedBy && (
              <OfficePin
                people={holders}
                onAllowed={(userId) => setAllowed({ by: userId, what })}
              />
            )}
          </section>
        )}
      </form>
    </Dialog>
  );
}
