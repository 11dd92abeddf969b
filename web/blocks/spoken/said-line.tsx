import { Trans } from "@lingui/react/macro";
import type { SellableProduct } from "#shared/rules/sell.ts";
import { nameOfWare } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { SpokenLine } from "#shared/spoken/proposal.ts";
import { eachWords, soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { NearGoods } from "./near-goods.tsx";

type SaidLineProps = {
  line: SpokenLine;
  meant: Parameters<typeof NearGoods>[0]["meant"];
  ware: SellableProduct | undefined;
  price: number | undefined;
  /** Francs of discount that bring the line to its spoken total. */
  off: number | undefined;
  /** The same goods in the cart at another price: their quantity, and the price that all of them will get. */
  already: { quantity: number; price: number } | undefined;
  nameOf: (productId: string) => string;
  onChoose: (candidate: number) => void;
};

/** One thing that was said: what it is, how much of it, what it costs; or those between which somebody chooses. */
export function SaidLine(props: SaidLineProps) {
  const { line, meant, ware, price, off = 0, already, nameOf, onChoose } = props;
  return (
    <div className="flex flex-col gap-1">
      {meant && ware && price !== undefined ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-medium wrap-anywhere">
            {soldWords({ ...meant, by: ware.by })} × {nameOfWare(ware)}
          </span>
          <span className="figures font-semibold">
            {formatMoney(lineAmount({ quantity: meant.quantity, price, by: ware.by }) - off)}
          </span>
        </p>
      ) : (
        <p className="font-medium text-attention">
          <Trans>Lequel : « {line.said} » ?</Trans>
        </p>
      )}
      {meant && ware && price !== undefined && price !== ware.price && (
        <p className="text-sm text-attention">
          <Trans>
            au prix dit : {eachWords({ quantity: meant.quantity, price, by: ware.by })} FCFA
          </Trans>
        </p>
      )}
      {already && ware && (
        <p className="text-sm text-attention">
          <Trans>
            Déjà dans le panier : {soldWords({ quantity: already.quantity, by: ware.by })}. Le tout
            y sera à {eachWords({ ...already, by: ware.by })} FCFA.
          </Trans>
        </p>
      )}
      {off > 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>{formatMoney(off)} de moins, pour le compte dit</Trans>
        </p>
      )}
      <NearGoods {...{ line, meant, nameOf, onChoose }} />
    </div>
  );
}
