import { useMemo } from "react";
import { asOf } from "#shared/rules/as-of.ts";
import { businessZone } from "#web/i18n/dates.ts";
import { useAgency } from "#web/store/queries/use-agencies.ts";
import { useImageUrl } from "#web/store/queries/use-image-url.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import type { ReceiptShop } from "./receipt.ts";

/**
 * What is printed of the shop, at one of its agencies or at none, as both were at a moment where one is given (K5); its
 * name alone until the shop itself has been read.
 */
export function useReceiptShop(
  { id, name }: { id: string; name: string },
  agencyId?: string,
  at?: string | number,
): ReceiptShop {
  const now = useShop(id);
  const agencyNow = useAgency(id, agencyId);
  const [shop, agency] = useMemo(() => {
    const then = at ?? Number.POSITIVE_INFINITY;
    return [now && asOf(now, then), agencyNow && asOf(agencyNow, then)];
  }, [now, agencyNow, at]);
  const logoUrl = useImageUrl(id, shop?.logo ?? undefined);
  return useMemo(() => {
    const printed = shop ?? {
      name,
      address: "",
      phone: "",
      receiptFooter: "",
      timeZone: businessZone,
      vatRate: 0,
    };
    const address = agency?.address || printed.address;
    return { ...printed, address, logoUrl, agencyName: agency?.name };
  }, [shop, name, agency, logoUrl]);
}
