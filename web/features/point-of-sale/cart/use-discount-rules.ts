import { useEffect, useState } from "react";
import { discountRules } from "#web/store/discount-rules.ts";

/** The rule of discounts once it is asked for and here, from the shell kept on the device. */
export function useDiscountRules(isNeeded: boolean) {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof discountRules>>>();
  const isMissing = isNeeded && !rules;
  useEffect(() => {
    // What could not be had is asked for again whenever the cart changes.
    if (isMissing) discountRules().then(setRules, () => undefined);
  });
  return rules;
}
