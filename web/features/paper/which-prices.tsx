import { Trans, useLingui } from "@lingui/react/macro";
import { isPriceOpen } from "#shared/paper/list-prices.ts";
import type { PaperProposal } from "#shared/paper/proposal.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";

type WhichPricesProps = {
  proposal: PaperProposal;
  /** True once lines were taken with the chosen prices. */
  isFixed: boolean;
  onPrices: (column: number) => void;
};

/** For a list with several columns of prices: asks for the right one before any line is checked. */
export function WhichPrices({ proposal, isFixed, onPrices }: WhichPricesProps) {
  const { t } = useLingui();
  const { priceColumns = [], priceColumn } = proposal;
  if (priceColumns.length < 2) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className={isPriceOpen(proposal) ? "font-medium text-attention" : "text-ink-soft"}>
        <Trans>Cette liste a plusieurs prix. Lesquels prendre ?</Trans>
      </p>
      <ChipRow label={t`Prix à prendre`}>
        {priceColumns.map((title, at) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one title, and never change their order.
            key={at}
            pressed={at === priceColumn}
            onPress={() => {
              if (!isFixed) onPrices(at);
            }}
          >
            {title}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
