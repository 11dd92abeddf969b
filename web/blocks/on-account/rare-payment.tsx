import type { Payment } from "#shared/schemas/sale.ts";
import { OtherMeans } from "#web/blocks/other-means/other-means.tsx";
import type { PartDraft } from "#web/blocks/other-means/part-draft.ts";
import type { SaleToRecord } from "#web/store/commands/record-sale.ts";
import type { AccountStart } from "./account-start.ts";
import { OnAccount } from "./on-account.tsx";

type RarePaymentProps = {
  way: Parameters<typeof OtherMeans>[0]["way"] | "on-account" | "keep-change" | "loyalty";
  formId: string;
  shopId: string;
  due: number;
  /** Cash in the hand, in francs. */
  tendered: number;
  /** Customer data of the spoken sentence, for a sale that was spoken. */
  account?: AccountStart | undefined;
  parts: readonly PartDraft[];
  onParts: (parts: readonly PartDraft[]) => void;
  onPay: (payments: readonly Payment[], also?: SaleToRecord["also"]) => void;
};

/** Whatever is not cash alone: by a message, in parts, on an account, with change that stays there, or by a customer with points. */
export function RarePayment({ way, tendered, parts, onParts, ...given }: RarePaymentProps) {
  const { account, ...rest } = given;
  const counted = tendered > 0 && tendered < rest.due ? tendered : undefined;
  if (way === "keep-change") return <OnAccount {...given} counted={counted} tendered={tendered} />;
  if (way === "loyalty")
    return <OnAccount {...given} counted={counted} tendered={tendered} isLoyalty />;
  if (way === "on-account") return <OnAccount {...given} counted={counted} />;
  return <OtherMeans {...{ ...rest, way, counted, parts, onParts }} />;
}
