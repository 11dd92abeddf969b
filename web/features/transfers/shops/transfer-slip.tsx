import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { PaperView } from "#web/blocks/receipt/paper-view.tsx";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { stockWords } from "#web/i18n/stock-words.ts";
import type { ShopTransferRow } from "#web/store/read-models/handed-over/shop-transfer-book.ts";
import { Sheet } from "#web/ui/sheet.tsx";

type SlipOf = { shopName: string; timeZone: string; transfer: ShopTransferRow };

/** What travels with the goods: from where, to where, what, and room for two signatures. */
export function slipRows({ shopName, timeZone, transfer }: SlipOf, i18n: I18n): ReceiptRow[] {
  const { direction, otherShopName, product, quantity, at, byName } = transfer;
  const [from, to] = direction === "out" ? [shopName, otherShopName] : [otherShopName, shopName];
  return [
    { kind: "centre", text: i18n._(msg`BON DE TRANSFERT`), strong: true },
    { kind: "rule" },
    { kind: "pair", left: i18n._(msg`De`), right: from },
    { kind: "pair", left: i18n._(msg`Vers`), right: to },
    {
      kind: "pair",
      left: i18n._(msg`Date`),
      right: formatDateTime(at, i18n.locale as Language, timeZone),
    },
    { kind: "pair", left: i18n._(msg`Envoyé par`), right: byName },
    { kind: "rule" },
    { kind: "text", text: product.name },
    {
      kind: "pair",
      left: i18n._(msg`Quantité`),
      right: stockWords(quantity, product),
      strong: true,
    },
    { kind: "rule" },
    { kind: "text", text: i18n._(msg`Remis par :`) },
    { kind: "text", text: " " },
    { kind: "text", text: i18n._(msg`Reçu par :`) },
    { kind: "text", text: " " },
  ];
}

/** The slip of a transfer, shared or printed. */
export function TransferSlip({ onClose, ...slip }: SlipOf & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { shopName, timeZone, transfer } = slip;
  const rows = useMemo(
    () => slipRows({ shopName, timeZone, transfer }, i18n),
    [shopName, timeZone, transfer, i18n, i18n.locale],
  );
  return (
    <Sheet open onClose={onClose} title={t`Bon de transfert`} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-4">
        <PaperView rows={rows} title={t`Bon de transfert`} />
      </div>
    </Sheet>
  );
}
