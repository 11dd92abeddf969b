import { i18n } from "@lingui/core";
import { expect, test } from "vitest";
import { orderDocument, orderFile, orderText } from "./order-document.ts";

const crate = { per: 24, pack: { id: "crate", name: "Casier" } };
const items = new Map<string, unknown>([
  ["beer", { name: "Bière 65 cl", barcode: "6150000000017", unit: null }],
  ["rice", { name: "Riz en vrac", barcode: null, unit: "g" }],
]);
const given = {
  shop: { name: "Boutique Akwa" },
  supplierName: "Chez Awa / gros",
  order: {
    ...{ day: "2026-11-28", expectedDay: null, note: "Avant midi" },
    lines: [
      { productId: "beer", quantity: 120, by: crate },
      { productId: "rice", quantity: 50_000, cost: 20_000 },
      { productId: "gone", quantity: 3 },
    ],
  },
  itemOf: (id: string) => items.get(id),
} as unknown as Parameters<typeof orderDocument>[0];

test("[U12] a supplier reads packs and kilos, and not what the goods should cost", () => {
  i18n.loadAndActivate({ locale: "fr", messages: {} });
  const [table] = orderDocument(given, i18n).tables;
  expect(table?.rows.map((row) => row.map((cell) => String(cell).replace(/\s/g, " ")))).toEqual([
    ["Bière 65 cl", "6150000000017", "5 Casier"],
    ["Riz en vrac", "", "50 kg"],
    ["Produit retiré", "", "3"],
  ]);
  const text = orderText(given, i18n).replace(/[^\S\n]/g, " ");
  expect(text).toContain("5 Casier × Bière 65 cl\n50 kg × Riz en vrac");
  expect(text).not.toContain("20 000");
  expect(orderFile(given)).toMatch(/^commande_.*_2026-11-28$/);
});
