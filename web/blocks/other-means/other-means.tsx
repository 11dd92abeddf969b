import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { type FormEvent, useState } from "react";
import { mostPayments } from "#shared/schemas/bounds.ts";
import { idsOfMoney, type MeansWith } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { type Used, usedIn } from "#web/blocks/references/used-in.ts";
import { UsedReferences } from "#web/blocks/references/used-references.tsx";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { useReferences } from "#web/store/queries/use-references.ts";
import { Button } from "#web/ui/button.tsx";
import { useFirstWrong } from "#web/ui/use-first-wrong.ts";
import {
  amountsOf,
  balanceOfParts,
  freshPart,
  isCountedPart,
  isReferencedPart,
  type PartDraft,
  paymentsOf,
} from "./part-draft.ts";
import { PartRow } from "./part-row.tsx";
import { PartsBalanceLine } from "./parts-balance.tsx";
import { ReferenceFields } from "./reference-fields.tsx";

export type OtherMeansProps = {
  formId: string;
  shopId: string;
  due: number;
  /** Several parts, or one means alone. */
  way: "split" | MeansWith<{ carries: "reference" }>;
  /** What was entered before; empty at first. */
  parts: readonly PartDraft[];
  onParts: (parts: readonly PartDraft[]) => void;
  /** What was counted in cash before the payment was divided. */
  counted: number | undefined;
  onPay: (payments: readonly Payment[]) => void;
};

/** One means with a reference, or a payment in parts: any number of them, in any order. */
export function OtherMeans(props: OtherMeansProps) {
  const { formId, shopId, due, way, onParts, onPay } = props;
  const isSplit = way === "split";
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState(false);
  const form = useFirstWrong(asked);
  const references = useReferences(shopId);
  const parts = props.parts.length > 0 ? props.parts : firstParts(way, props.counted);
  const outcome = paymentsOf(parts, due);
  const used: readonly Used[] = outcome.ok ? usedIn(outcome.value, references) : [];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (outcome.ok && used.length === 0) onPay(outcome.value);
  }

  function change(next: PartDraft) {
    setAsked(false);
    onParts(parts.map((part) => (part.key === next.key ? next : part)));
  }

  const [only] = parts;
  const amounts = amountsOf(parts, due);
  return (
    <form
      ref={form}
      id={formId}
      onSubmit={handleSubmit}
      noValidate
      className="flex min-h-0 flex-col gap-3 lying:col-span-2"
    >
      {isSplit && <PartsBalanceLine balance={balanceOfParts(parts, due)} />}
      {!isSplit && only && isReferencedPart(only) && (
        <ReferenceFields
          shopId={shopId}
          amount={due}
          part={only}
          means={only.method}
          asked={asked}
          onChange={change}
          takesFocus
        />
      )}
      {isSplit && (
        <>
          <ul aria-label={t`Parts du paiement`} className="flex flex-col gap-3">
            {parts.map((part, place) => (
              <PartRow
                key={part.key}
                shopId={shopId}
                part={part}
                place={place}
                amount={amounts[place] ?? 0}
                asked={asked}
                takesFocus={place === 0}
                onChange={change}
                onRemove={() => onParts(parts.filter(({ key }) => key !== part.key))}
                mayRemove={parts.length > 1}
              />
            ))}
          </ul>
          {parts.length < mostPayments && (
            <div className="grid grid-cols-2 gap-2">
              {idsOfMoney.map((id) => (
                <Button
                  key={id}
                  icon={<Plus aria-hidden="true" className="size-5" />}
                  onClick={() => onParts([...parts, freshPart(id, parts)])}
                >
                  {i18n._(paymentWords[id])}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
      {asked && outcome.ok && used.length > 0 && (
        <UsedReferences
          shopId={shopId}
          used={used}
          goOn={<Trans>Encaisser quand même</Trans>}
          onGoOn={() => onPay(outcome.value)}
        />
      )}
    </form>
  );
}

/** One means alone; or the first two, of which cash as far as it was counted. */
function firstParts(way: OtherMeansProps["way"], counted: number | undefined) {
  if (way !== "split") return [freshPart(way)];
  return idsOfMoney.slice(0, 2).map((id, place): PartDraft => {
    const part = { ...freshPart(id), key: place + 1 };
    if (!isCountedPart(part)) return part;
    return { ...part, amount: counted, isTouched: counted !== undefined };
  });
}
