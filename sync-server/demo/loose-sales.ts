import { must } from "#shared/must.ts";
import { wareOf } from "#shared/rules/ware.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";
import type { AisleProduct } from "./aisle.ts";
import { type Happening, momentOfVisit } from "./calendar.ts";
import { chanceFrom, oneOf } from "./chance.ts";
import { type DemoShop, soldAt, type Today } from "./demo-shop.ts";
import { paymentOf, soldFor } from "./trade.ts";

const weights = [250, 500, 500, 1000, 1000, 1500, 2000, 5000] as const;

/** Two to five customers a day who buy loose goods, or a size; by a chance of their own, which changes nobody else's day. */
export function looseSales(shop: DemoShop, today: Today): Happening[] {
  const chance = chanceFrom(`loose goods ${today.midnight}`);
  const customers = 2 + Math.floor(chance() * 4);
  return Array.from({ length: customers }, () => {
    const at = today.midnight + Math.floor(momentOfVisit(chance));
    return { at, act: () => sellLoose(shop, { ...today, chance }, at) };
  });
}

function sellLoose(shop: DemoShop, today: Today, at: number): void {
  const { chance } = today;
  const { aisle, catalogRev, references } = shop;
  const product = must(aisle[Math.floor(chance() * aisle.length)]);
  const quantity = product.unit ? oneOf(chance, weights) : 1;
  if (product.left < quantity) return;
  product.left -= quantity;
  const { drawer, by } = soldAt(shop, today, at);
  const lines = [lineOf(product, quantity)];
  drawer.sell(
    at,
    soldFor(lines, catalogRev, (total) => paymentOf(total, { at, chance, references })),
    by,
  );
}

function lineOf(product: AisleProduct, quantity: number): SaleLine {
  const { id: productId, price, unit } = product;
  const by = unit && must(wareOf({ unit, price, minPrice: product.minPrice })).by;
  return { productId, quantity, price, ...(by && { by }) };
}
