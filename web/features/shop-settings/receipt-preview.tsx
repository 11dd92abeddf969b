import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { ShopFields } from "#shared/schemas/shop.ts";
import type { Receipt } from "#web/blocks/receipt/receipt.ts";
import { ReceiptPaper } from "#web/blocks/receipt/receipt-paper.tsx";
import { receiptRows } from "#web/blocks/receipt/receipt-rows.ts";
import { useAgency, useChosenAgency } from "#web/store/queries/use-agencies.ts";
import { useImageUrl } from "#web/store/queries/use-image-url.ts";
import { useSession } from "#web/store/session.ts";

type ReceiptPreviewProps = { shopId: string; fields: ShopFields };

/** A receipt as it would be printed now, while one types. */
export function ReceiptPreview({ shopId, fields }: ReceiptPreviewProps) {
  const { t, i18n } = useLingui();
  const [soldAt] = useState(() => Date.now());
  const sellerName = useSession((state) => state.session?.fullName) ?? "";
  const agency = useAgency(shopId, useChosenAgency(shopId));
  const logoUrl = useImageUrl(shopId, fields.logo ?? undefined);
  const goods = t`Savon de Marseille`;
  const rows = useMemo(() => {
    const receipt: Receipt = {
      shop: {
        ...fields,
        name: fields.name.trim() || "…",
        address: agency?.address || fields.address,
        logoUrl,
        agencyName: agency?.name,
      },
      receiptNo: "A-000042",
      soldAt,
      sellerName,
      lines: [{ name: goods, quantity: 2, price: 500 }],
      payments: [{ method: "cash", amount: 1000, tendered: 2000 }],
      total: 1000,
    };
    return receiptRows(receipt, i18n);
  }, [fields, agency, logoUrl, goods, soldAt, sellerName, i18n, i18n.locale]);

  return (
    <figure className="flex flex-col items-center gap-2">
      <figcaption className="self-start font-medium lg:self-center">
        <Trans>Aperçu du reçu</Trans>
      </figcaption>
      <div className="max-w-full overflow-hidden rounded-control border border-edge">
        <ReceiptPaper rows={rows} width="58" />
      </div>
    </figure>
  );
}
