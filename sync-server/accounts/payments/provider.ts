import type { MobileOperator } from "#shared/schemas/subscription.ts";

/** Money that an owner says they have sent. `amount` in whole francs. */
export type AnnouncedPayment = {
  id: string;
  operator: MobileOperator;
  reference: string;
  amount: number;
};

/**
 * Who looks whether the money has come. It is told of every payment once written down, possibly twice, and says what it
 * knows at once; what it learns later goes through `confirmPayment` and `refusePayment`.
 */
export interface PaymentProvider {
  announced(payment: AnnouncedPayment): Promise<"pending" | "confirmed" | "refused">;
}

/** An administrator compares references with the operator's statement, and says so by `npm run admin`. */
export const byHand: PaymentProvider = { announced: async () => "pending" };
