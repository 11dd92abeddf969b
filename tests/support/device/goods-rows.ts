import { firstCeilings } from "#shared/schemas/first-ceilings.ts";
import type { Notification } from "#shared/schemas/notification.ts";
import type { Member, Role } from "#shared/schemas/person.ts";
import type { ResellerSale } from "#shared/schemas/reseller-sale.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { ShopTransfer } from "#shared/schemas/shop-transfer.ts";
import type { Transfer } from "#shared/schemas/transfer.ts";

export const goodsShop = "0198c0de-0000-7000-8000-000000000001";
export const otherShop = "0198c0de-0000-7000-8000-000000000002";
export const ownerId = "0198c0de-0000-7000-8000-0000000000aa";
export const resellerId = "0198c0de-0000-7000-8000-0000000000cc";

/** Identifiers that say what they name. */
export const uuidNo = (number: number) =>
  `0198c0de-0000-7000-9000-${String(number).padStart(12, "0")}`;

const moment = { at: "2026-11-01T10:00:00.000Z", day: "2026-11-01" };

export function aShop(given: Partial<Shop> = {}): Shop {
  return {
    id: goodsShop,
    name: "Akwa",
    description: "",
    address: "",
    phone: "",
    email: "",
    timeZone: "Africa/Douala",
    dayTurnsAt: 0,
    country: "CM",
    vatRate: 0,
    categories: [],
    receiptFooter: "",
    logo: null,
    lowStockThreshold: 10,
    ...firstCeilings,
    maxProducts: null,
    maxAgencies: null,
    rev: 1,
    ...given,
  };
}

export function aMember(userId: string, role: Role, fullName: string): Member {
  const joinedAt = "2026-01-01T00:00:00.000Z";
  return { userId, fullName, role, isActive: true, joinedAt, leftAt: null, rev: 1 };
}

/** Ten pieces of `aaaa` at 500, minimum 400, confirmed. */
export function aTransfer(given: Partial<Transfer> = {}): Transfer {
  return {
    ...moment,
    id: uuidNo(1),
    productId: "aaaa",
    productName: "Savon aaaa",
    resellerId,
    quantity: 10,
    sold: 0,
    returned: 0,
    inStock: 10,
    price: 500,
    minPrice: 400,
    status: "confirmed",
    origin: "products",
    byId: ownerId,
    decided: null,
    flags: [],
    rev: 1,
    ...given,
  };
}

/** Two pieces at 600 that wait for the owner: a commission of 400. */
export function aResellerSale(given: Partial<ResellerSale> = {}): ResellerSale {
  return {
    id: `${uuidNo(50)}.0`,
    ticketId: uuidNo(50),
    receiptNo: "R-000001",
    transferId: uuidNo(1),
    productId: "aaaa",
    productName: "Savon aaaa",
    resellerId,
    byId: resellerId,
    quantity: 2,
    price: 600,
    minPrice: 400,
    status: "pending",
    soldAt: moment.at,
    day: moment.day,
    flags: [],
    decided: null,
    saleId: null,
    commission: null,
    rev: 1,
    ...given,
  };
}

/** Six pieces on their way in. */
export function aShopTransfer(given: Partial<ShopTransfer> = {}): ShopTransfer {
  return {
    ...moment,
    id: uuidNo(70),
    direction: "in",
    otherShopId: otherShop,
    otherShopName: "Bonabéri",
    productId: null,
    product: {
      name: "Riz 5 kg",
      brand: "",
      model: "",
      color: "",
      dimensions: "",
      barcode: "3017620422003",
      category: "Épicerie",
      price: 4000,
      minPrice: 3500,
      stockThreshold: 5,
    },
    quantity: 6,
    status: "on-the-way",
    counted: null,
    byId: ownerId,
    byName: "Awa",
    received: null,
    flags: [],
    rev: 1,
    ...given,
  };
}

export function aNotice(
  id: string,
  userId: string,
  given: Partial<Notification> = {},
): Notification {
  return {
    ...moment,
    id,
    userId,
    type: "low_stock_alert",
    data: { productName: "Savon aaaa", quantity: 2 },
    readAt: null,
    rev: 1,
    ...given,
  };
}
