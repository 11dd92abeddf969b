import type { SoldBy } from "#shared/schemas/measure.ts";

/** One line that a reseller sold. */
export type SoldLine = {
  transferId: string;
  productId: string;
  /** Whoever told it, when nobody knows the transfer. */
  resellerId: string;
  quantity: number;
  price: number;
  /** Its own price, when nobody knows the transfer, or that was handed over in another unit. */
  minPrice: number;
  /** Of how many its price is. */
  by?: SoldBy | undefined;
  /** So much of what is measured came back, and earns nothing any more. */
  cameBack: number;
  status: "pending" | "confirmed" | "declined";
  commission: { amount: number; isPaid: boolean } | undefined;
  /** The sale that a yes has made of it. */
  saleId?: string;
};

type By = SoldBy | null | undefined;

/** Whether two prices are for as many of the same unit, and of the same pack. */
export function isAlike(one: By, other: By): boolean {
  const told = [one, other].map((by) => [by?.per ?? 1, by?.unit ?? "", by?.pack?.id ?? ""].join());
  return told[0] === told[1];
}
