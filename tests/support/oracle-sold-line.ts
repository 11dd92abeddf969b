/** One line that a reseller sold. */
export type SoldLine = {
  transferId: string;
  productId: string;
  /** Whoever told it, when nobody knows the transfer. */
  resellerId: string;
  quantity: number;
  price: number;
  /** Its own price, when nobody knows the transfer. */
  minPrice: number;
  status: "pending" | "confirmed" | "declined";
  commission: { amount: number; isPaid: boolean } | undefined;
  /** The sale that a yes has made of it. */
  saleId?: string;
};
