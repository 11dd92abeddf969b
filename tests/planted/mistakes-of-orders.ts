import type { Mistake } from "./mistake.ts";

const inTheBooks = "sync-server/sync/operations/orders.ts";
const ofBooks = "sync-server/sync/operations/orders.pg.test.ts";
const onDevice = "web/store/commands/orders.test.ts";

const at = (name: string, file: string, [from, to]: [string, string], seenBy: string): Mistake => ({
  ...{ name, seenBy },
  places: [{ file, from, to }],
});

/** What one could get wrong about what the shop asks its suppliers for (O1–O5). */
export const orderMistakes: readonly Mistake[] = [
  at(
    "orders-of-nobody",
    inTheBooks,
    ["if (!(await isSupplier(turn, fields", "if (!PLANTED && !(await isSupplier(turn, fields"],
    ofBooks,
  ),
  at(
    "order-made-anew",
    inTheBooks,
    ["if (taken.length > 0)", "if (taken.length > 0 && !PLANTED)"],
    ofBooks,
  ),
  at(
    "order-edited-in-any-shop",
    inTheBooks,
    [
      "and(eq(orders.shopId, shopId), eq(orders.id, body.orderId))",
      "and(PLANTED ? undefined : eq(orders.shopId, shopId), eq(orders.id, body.orderId))",
    ],
    ofBooks,
  ),
  at(
    "order-edits-lost",
    inTheBooks,
    [".set({ ...changed, rev })", ".set({ ...(PLANTED ? {} : changed), rev })"],
    ofBooks,
  ),
  at(
    "orders-made-by-all-staff",
    "shared/rules/permissions.ts",
    ['"keep-suppliers": office,', '"keep-suppliers": PLANTED ? staff : office,'],
    ofBooks,
  ),
  at(
    "purchase-forgets-its-order",
    "sync-server/sync/operations/record-purchase.ts",
    ["      orderId,\n", "      orderId: PLANTED ? undefined : orderId,\n"],
    ofBooks,
  ),
  at(
    "returns-to-suppliers-come-again",
    "shared/rules/order.ts",
    [
      "one.orderId !== orderId || one.backOf",
      "one.orderId !== orderId || (!PLANTED && one.backOf)",
    ],
    "shared/rules/order.test.ts",
  ),
  at(
    "drafts-on-their-way",
    "shared/rules/order.ts",
    [
      'if (standing !== "sent" && standing !== "part") continue;',
      'if (standing !== "sent" && standing !== "part" && !(PLANTED && standing === "draft")) continue;',
    ],
    "shared/rules/order.test.ts",
  ),
  at(
    "own-edits-of-orders-unseen",
    "web/store/read-models/purchases/order-book.ts",
    [
      'operation.kind === "order.edit" && order)',
      'operation.kind === "order.edit" && order && !PLANTED)',
    ],
    onDevice,
  ),
];
