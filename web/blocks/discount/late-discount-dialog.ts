import { lazy } from "react";
import { withOffice } from "#web/blocks/words/with-office.ts";

/** What is taken off, said when somebody asks for it. */
export const LateDiscountDialog = lazy(() =>
  withOffice(async () => (await import("./discount-dialog.tsx")).DiscountDialog),
);
