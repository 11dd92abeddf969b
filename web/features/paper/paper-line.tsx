import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import type { Candidate } from "#shared/paper/match-goods.ts";
import type { PaperKind } from "#shared/paper/paper-kind.ts";
import { CountedField, CountedIn } from "#web/blocks/orders/counted-field.tsx";
import type { Grey } from "#web/blocks/paper/grey.ts";
import { LineCrop } from "#web/blocks/paper/line-crop.tsx";
import { soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { countedAs, isWhole, type ReviewedLine, withProduct } from "./reviewed-line.ts";
import { doubtWords } from "./trouble-words.ts";

type PaperLineProps = {
  shopId: string;
  line: ReviewedLine;
  kind: PaperKind;
  shown: Grey;
  onChange: (line: ReviewedLine) => void;
  onTake: () => void;
  onLeave: () => void;
  /** Looks again at one that was taken or left. */
  onReopen: () => void;
  onOther: () => void;
};

/** One line of the paper: its cut-out, what was understood of it and every doubt; nothing of it counts until it is taken. */
export function PaperLine(props: PaperLineProps) {
  const { t, i18n } = useLingui();
  const { shopId, line, kind, shown, onChange, onTake, onLeave, onReopen, onOther } = props;
  const { proposed, productId, quantity, by, cost, state } = line;
  const item = useProduct(shopId, productId ?? "");
  const printed = proposed.line.name;
  const name = item?.name ?? printed;
  const isNew = kind === "list" && productId === undefined;
  const choices = choicesOf(proposed.candidates, productId);

  if (state !== "open")
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <p className="min-w-0 wrap-anywhere">
          {state === "taken" ? (
            <>
              <Check aria-hidden="true" className="mr-2 inline size-5 text-ok" />
              <Trans>Pris : {name}</Trans>
              <span className="block text-sm text-ink-soft tabular-nums">
                {[
                  kind !== "list" && soldWords({ quantity, by }),
                  cost !== undefined && formatMoney(cost),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </>
          ) : (
            <span className="text-ink-soft">
              <Trans>Laissé : {printed}</Trans>
            </span>
          )}
        </p>
        <Button onClick={onReopen} aria-label={t`Revoir ${printed}`}>
          <Trans>Revoir</Trans>
        </Button>
      </div>
    );

  return (
    <div className="flex flex-col gap-2 py-3">
      <LineCrop shown={shown} box={proposed.line.box} name={printed} />
      <p className="font-semibold wrap-anywhere">
        {item?.name ??
          (isNew ? <Trans>Nouveau produit : {printed}</Trans> : <Trans>« {printed} »</Trans>)}
      </p>
      {proposed.doubts.length > 0 && (
        <ul className="flex flex-col text-sm font-medium text-attention">
          {proposed.doubts.map((doubt) => (
            <li key={doubt}>{i18n._(doubtWords[doubt])}</li>
          ))}
        </ul>
      )}
      <ChipRow label={t`Articles pour « ${printed} »`}>
        {choices.map(({ product }) => (
          <Chip
            key={product.id}
            pressed={product.id === productId}
            onPress={() => onChange(withProduct(line, product, kind))}
          >
            {product.name}
          </Chip>
        ))}
        {kind === "list" && (
          <Chip pressed={isNew} onPress={() => onChange({ ...line, productId: undefined })}>
            <Trans>Nouveau</Trans>
          </Chip>
        )}
        <Chip pressed={false} onPress={onOther}>
          <Trans>Un autre…</Trans>
        </Chip>
      </ChipRow>
      <div className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1">
        {kind !== "list" && (
          <CountedField
            {...{ item, name, counted: { quantity, by } }}
            onChange={(counted) => onChange(countedAs(line, counted))}
          />
        )}
        <NumberField
          label={kind === "list" ? t`Prix de ${name}` : t`Coût total de ${name}`}
          labelHidden
          placeholder={kind === "list" ? t`Prix` : t`Coût`}
          value={cost}
          suffix="FCFA"
          onChange={(francs) => onChange({ ...line, cost: francs, basis: undefined })}
        />
      </div>
      {kind !== "list" && (
        <CountedIn
          {...{ item, name, counted: { quantity, by } }}
          onChange={(counted) => onChange(countedAs(line, counted))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="brand"
          className="grow"
          disabled={!isWhole(line, kind)}
          onClick={onTake}
          aria-label={t`C’est juste : ${name}`}
        >
          <Trans>C’est juste</Trans>
        </Button>
        <Button className="grow" onClick={onLeave} aria-label={t`Laisser ${printed}`}>
          <Trans>Laisser</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Nobody looks through more. */
const offered = 4;

/** Those that the name may mean; one alone that is chosen needs no choice. */
function choicesOf(candidates: readonly Candidate[], productId: string | undefined) {
  const first = candidates.slice(0, offered);
  return first.length === 1 && first[0]?.product.id === productId ? [] : first;
}
