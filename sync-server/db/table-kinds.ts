/**
 * What each table is when the database is spread over machines (decision 0088):
 *
 * - `shop`: rows of shops, spread by `shop_id`. Every statement on one names one shop, and joins nothing but rows of
 *   that shop and tables of everybody.
 * - `everybody`: which people and shops exist and who belongs where. Asked by person as often as by shop and seldom
 *   written: a whole copy stands on every machine.
 * - `account`: what is between a person and us. Stays on one machine, and is joined with tables of everybody alone.
 */
export type TableKind = "shop" | "everybody" | "account";

/** `whenShopGoes`: whether rows with the identifier of a shop that is deleted go with it; only of tables that have it. */
type Told = { kind: TableKind; whenShopGoes?: "they go" | "they stay" };

const ofShop = { kind: "shop", whenShopGoes: "they go" } as const;
const everybody = { kind: "everybody" } as const;
const account = { kind: "account" } as const;

/** Every table of the database, by its name in it. */
export const tableKinds = {
  users: everybody,
  former_names: everybody,
  shops: everybody,
  shop_users: { kind: "everybody", whenShopGoes: "they go" },
  invitations: { kind: "everybody", whenShopGoes: "they go" },
  deleted_shops: { kind: "everybody", whenShopGoes: "they stay" },

  account_maps: ofShop,
  account_moves: ofShop,
  accounts: ofShop,
  adjustments: ofShop,
  agencies: ofShop,
  cost_days: ofShop,
  cost_months: ofShop,
  cost_products: ofShop,
  chain_notes: ofShop,
  customers: ofShop,
  day_taxes: ofShop,
  day_totals: ofShop,
  device_heads: ofShop,
  devices: ofShop,
  expenses: ofShop,
  fact_months: ofShop,
  former_product_names: ofShop,
  former_terms: ofShop,
  // Cleared away with their files (`image-garbage.ts`).
  images: { kind: "shop", whenShopGoes: "they stay" },
  journal_exports: ofShop,
  journal_returns: ofShop,
  low_stock: ofShop,
  messages: ofShop,
  month_books: ofShop,
  month_parts: ofShop,
  month_products: ofShop,
  notifications: ofShop,
  op_ledger: ofShop,
  orders: ofShop,
  payment_references: ofShop,
  product_costs: ofShop,
  product_history: ofShop,
  product_moves: ofShop,
  product_prices: ofShop,
  products: ofShop,
  purchases: ofShop,
  reseller_sales: ofShop,
  returns: ofShop,
  sales: ofShop,
  seals: ofShop,
  shop_history: ofShop,
  shop_revisions: ofShop,
  shop_transfers: ofShop,
  snapshot_parts: ofShop,
  stock_marks: ofShop,
  stocks: ofShop,
  till_acts: ofShop,
  transfers: ofShop,

  audit_log: { kind: "account", whenShopGoes: "they stay" },
  contact_messages: account,
  departure_codes: account,
  departure_reasons: account,
  device_names: account,
  identities: account,
  outgoing_messages: account,
  password_resets: account,
  payments: account,
  personal_links: account,
  phone_codes: account,
  push_subscriptions: account,
  refresh_tokens: account,
  registrations: account,
  request_counts: account,
  subscriptions: account,
  support_messages: account,
  unreadable_operations: { kind: "account", whenShopGoes: "they go" },
} as const satisfies Record<string, Told>;

export type TableName = keyof typeof tableKinds;

/** The tables of one kind, in the order of the list. */
export function tablesOf(kind: TableKind): TableName[] {
  return (Object.keys(tableKinds) as TableName[]).filter((name) => tableKinds[name].kind === kind);
}

/** Tables whose rows go with their shop, that of its revisions last: who holds the lock of the shop holds it to the end. */
export function tablesThatGo(): TableName[] {
  const told: Record<TableName, Told> = tableKinds;
  const names = Object.keys(tableKinds) as TableName[];
  const going = names.filter((name) => told[name].whenShopGoes === "they go");
  return [...going.filter((name) => name !== "shop_revisions"), "shop_revisions"];
}
