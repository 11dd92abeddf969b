import { lazy } from "react";
import { withOffice } from "#web/blocks/words/with-office.ts";

/** What only some papers say; a sale for money at its full price says nothing more. */
export const SaleExtras = lazy(() =>
  withOffice(async () => (await import("#web/blocks/discount/sale-extras.tsx")).SaleExtras),
);
