import { useLingui } from "@lingui/react/macro";
import type { SpokenCandidate, SpokenLine } from "#shared/spoken/proposal.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";

type Meant = Pick<SpokenCandidate, "productId" | "packId" | "quantity" | "price" | "amount">;

type NearGoodsProps = {
  line: SpokenLine;
  meant: Meant | undefined;
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
  const first = line.candidates.slice(0, offered);
  const isTwice = ({ productId, packId }: SpokenCandidate) =>
    first.filter((one) => one.productId === productId && one.packId === packId).length > 1;
  // The same product twice, for two readings of a number: each label gives its quantity and price.
  const waysOf = ({ productId, quantity, price, amount }: SpokenCandidate) => {
    const count = formatQuantity(quantity);
    const name = nameOf(productId);
    if (amount !== undefined) return t`${count} × ${name} : ${formatMoney(amount)} en tout`;
    if (price !== undefined) return t`${count} × ${name} à ${formatMoney(price)}`;
    return `${count} × ${name}`;
  };
  return (
    <ChipRow label={t`Articles proches de « ${line.said} »`}>
      {first.map((candidate, at) => (
        <Chip
          key={keyOf(candidate)}
          pressed={meant !== undefined && keyOf(meant) === keyOf(candidate)}
          onPress={() => onChoose(at)}
        >
          {isTwice(candidate) ? waysOf(candidate) : nameOf(candidate.productId)}
        </Chip>
      ))}
    </ChipRow>
  );
}

const keyOf = ({ productId, packId, quantity, price, amount }: Meant) =>
  [productId, packId, quantity, price, amount].join(" ");
