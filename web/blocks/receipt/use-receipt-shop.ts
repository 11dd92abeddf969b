import { useMemo } from "react";
import { businessZone } from "#web/i18n/dates.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import type { ReceiptShop } from "./receipt.ts";

/** What is printed of the shop; its name alone until the shop itself has been read. */
export function useReceiptShop({ id, name }: { id: string; name: string }): ReceiptShop {
  const shop = useShop(id);
  return useMemo(
    () =>
      shop ?? {
        name,
        address: "",
        phone: "",
        receiptFooter: "",
        timeZone: businessZone,
        vatRate: 0,
      },
    [shop, name],
  );
}
