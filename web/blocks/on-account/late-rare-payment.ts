import { lazy } from "react";
import { withOffice } from "#web/blocks/words/with-office.ts";

/** Fetches whatever is not cash alone, from the shell kept on the device. */
export const fetchRarePayment = () =>
  withOffice(async () => (await import("./rare-payment.tsx")).RarePayment);

/** It comes when it is asked for. */
export const LateRarePayment = lazy(fetchRarePayment);
