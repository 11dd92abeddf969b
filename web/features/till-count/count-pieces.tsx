import { Trans, useLingui } from "@lingui/react/macro";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { cashPieces } from "#shared/rules/till.ts";
import { mostPieces } from "#shared/schemas/bounds.ts";
import type { PieceCount } from "#shared/schemas/till.ts";
import { formatAmount, formatMoney } from "#web/i18n/money.ts";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { pieceName } from "./count-draft.ts";

type CountPiecesProps = {
  pieces: Readonly<Record<string, number>>;
  onPieces: (pieces: Readonly<Record<string, number>>) => void;
};

/** Notes and coins, each with its own count: tapped or typed. */
export function CountPieces({ pieces, onPieces }: CountPiecesProps) {
  const rows = (wanted: PieceCount["kind"]) =>
    cashPieces
      .filter(({ kind }) => kind === wanted)
      .map((piece) => (
        <PieceRow
          key={pieceName(piece)}
          piece={piece}
          count={pieces[pieceName(piece)]}
          onCount={(count) => onPieces({ ...pieces, [pieceName(piece)]: count })}
        />
      ));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="flex flex-col gap-1 p-3">
        <h2 className="text-lg font-semibold">
          <Trans>Billets</Trans>
        </h2>
        <ul>{rows("note")}</ul>
      </Card>
      <Card className="flex flex-col gap-1 p-3">
        <h2 className="text-lg font-semibold">
          <Trans>Pièces</Trans>
        </h2>
        <ul>{rows("coin")}</ul>
      </Card>
    </div>
  );
}

type PieceRowProps = {
  piece: Omit<PieceCount, "count">;
  count: number | undefined;
  onCount: (count: number) => void;
};

function PieceRow({ piece: { kind, value }, count, onCount }: PieceRowProps) {
  const { t } = useLingui();
  const amount = formatAmount(value);
  const name = kind === "note" ? t`billets de ${amount}` : t`pièces de ${amount}`;
  const found = count ?? 0;
  return (
    <li className="flex items-center gap-2 border-b border-line py-1.5 last:border-b-0">
      <span className="figures min-w-0 flex-1">
        <span className="text-lg font-bold">{amount}</span>
        {found > 0 && (
          <span className="block text-sm text-ink-soft">{formatMoney(found * value)}</span>
        )}
      </span>
      <IconButton
        label={t`Moins : ${name}`}
        size="sell"
        icon={<Minus aria-hidden="true" />}
        disabled={found === 0}
        onClick={() => onCount(found - 1)}
        className="border border-edge"
      />
      <div className="w-20 shrink-0">
        <NumberField
          label={t`Nombre de ${name}`}
          labelHidden
          value={count}
          placeholder="0"
          most={mostPieces}
          onChange={(typed) => onCount(typed ?? 0)}
          onFocus={(event) => event.target.select()}
          className="text-lg font-semibold"
        />
      </div>
      <IconButton
        label={t`Plus : ${name}`}
        size="sell"
        icon={<Plus aria-hidden="true" />}
        onClick={() => onCount(Math.min(found + 1, mostPieces))}
        className="border border-edge"
      />
    </li>
  );
}
