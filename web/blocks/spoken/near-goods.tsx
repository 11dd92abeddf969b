import { useLingui } from "@lingui/react/macro";
import type { SpokenLine } from "#shared/spoken/proposal.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";

type NearGoodsProps = {
  line: SpokenLine;
  meant: { productId: string; quantity: number } | undefined;
  nameOf: (productId: string) => string;
  onChoose: (candidate: number) => void;
};

/** So many of what a line may mean are offered. */
const offered = 4;

/** Goods between which somebody chooses, where what was said leaves them open. */
export function NearGoods({ line, meant, nameOf, onChoose }: NearGoodsProps) {
  const { t } = useLingui();
  const isOpen = meant === undefined || !line.sure;
  if (!isOpen || line.candidates.length === 0) return null;
  return (
    <ChipRow label={t`Articles proches de « ${line.said} »`}>
      {line.candidates.slice(0, offered).map((candidate, at) => (
        <Chip
          key={`${candidate.productId} ${candidate.packId ?? ""}`}
          pressed={
            meant?.productId === candidate.productId && meant.quantity === candidate.quantity
          }
          onPress={() => onChoose(at)}
        >
          {nameOf(candidate.productId)}
        </Chip>
      ))}
    </ChipRow>
  );
}
