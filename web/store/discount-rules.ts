import type { CartLine } from "#shared/rules/sell.ts";

/** The rule of discounts, which a till without any does not wait for. */
export const discountRules = () => import("#shared/rules/discount.ts");

/** Whether something is taken off this cart. */
export const hasDiscount = ({
  lines,
  off,
}: {
  lines: readonly CartLine[];
  off?: unknown;
}): boolean => off !== undefined || lines.some((line) => line.off);
