import type { Mistake } from "./mistake.ts";
import { notPlain } from "./mistakes-of-sync.ts";

const operations = "sync-server/sync/operations";
const decideSale = `${operations}/decide-reseller-sale.ts`;
const decideTransfer = `${operations}/decide-transfer.ts`;
const transferRows = `${operations}/transfer-rows.ts`;
const confirmedSale = `${operations}/confirmed-sale.ts`;
const changes = "sync-server/sync/answers/changes.ts";
const withdraw = `${operations}/withdraw-from-way.ts`;
const lowStock = "sync-server/sync/watches/low-stock.ts";

/** What one could get wrong about goods that leave the shop, about files of products, and about messages. */
export const goodsMistakes: readonly Mistake[] = [
  {
    name: "decide-twice",
    places: [
      {
        file: decideSale,
        from: 'if (row.status !== "pending")',
        to: 'if (row.status !== "pending" && !PLANTED)',
      },
      {
        file: decideTransfer,
        from: 'if (transfer.status !== "pending")',
        to: 'if (transfer.status !== "pending" && !PLANTED)',
      },
    ],
  },
  {
    name: "transfer-keeps-its-rev",
    places: [
      {
        file: transferRows,
        from: "      rev,\n    })",
        to: "      ...(PLANTED ? {} : { rev }),\n    })",
      },
    ],
  },
  {
    // A declined sale leaves its pieces sold.
    name: "decline-gives-nothing-back",
    places: [
      {
        file: decideSale,
        from: "await countOnTransfer(",
        to: "if (!PLANTED) await countOnTransfer(",
      },
    ],
  },
  {
    name: "decline-gives-back-twice",
    places: [
      {
        file: decideSale,
        from: "sold: -quantity",
        to: "sold: PLANTED ? -2 * quantity : -quantity",
      },
    ],
  },
  {
    name: "reject-brings-nothing-back",
    places: [
      {
        file: decideTransfer,
        from: 'if (decision === "reject") {',
        to: 'if (decision === "reject" && !PLANTED) {',
      },
    ],
  },
  {
    // The confirmation of a reseller's sale takes its pieces from the shop once more.
    name: "confirm-moves-stock",
    places: [
      {
        file: confirmedSale,
        from: "import { countAsSold }",
        to: "import { countAsSold, moveStock }",
      },
      {
        file: confirmedSale,
        from: "await countAsSold(turn, pieces);",
        to: "await countAsSold(turn, pieces);\n  if (PLANTED) await moveStock(turn, [...pieces].map(([productId, sold]) => ({ productId, delta: -sold })));",
      },
    ],
  },
  {
    // A commission is counted from the minimum price of today.
    name: "commission-of-today",
    places: [
      {
        file: decideSale,
        from: "...earned(row)",
        to: "...earned(PLANTED ? await asOfToday(turn, row) : row)",
        more: `
import { products } from "#server/db/tables/catalogue.ts";
async function asOfToday({ tx, shopId }, row) {
  const [today] = await tx
    .select({ minPrice: products.minPrice })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.id, row.productId)));
  return { ...row, minPrice: today?.minPrice ?? row.minPrice };
}
`,
      },
    ],
  },
  {
    name: "pay-twice",
    places: [
      {
        file: `${operations}/pay-commissions.ts`,
        from: "if (rows.some(({ paid }) => paid !== null))",
        to: "if (rows.some(({ paid }) => paid !== null) && !PLANTED)",
      },
    ],
  },
  {
    name: "reseller-reads-all",
    places: [
      notPlain,
      {
        file: changes,
        from: "return `\nselect me.access_rev",
        to: 'if (PLANTED) columns.push(...columns.splice(0).map((one) => one.replaceAll("not a.reseller or", "true or")));\n  return `\nselect me.access_rev',
      },
    ],
  },
  {
    // What a reseller may decide, sell or return is not looked at row by row.
    name: "any-reseller-may",
    places: [
      {
        file: transferRows,
        from: 'if (role !== "reseller") return true;',
        to: 'if (role !== "reseller" || PLANTED) return true;',
      },
    ],
  },
  {
    name: "receive-twice",
    places: [
      {
        file: `${operations}/receive-from-shop.ts`,
        from: 'if (arrival.status === "received")',
        to: 'if (arrival.status === "received" && !PLANTED)',
      },
    ],
  },
  {
    // Goods that were taken back on their way can be taken back again.
    name: "withdraw-twice",
    places: [{ file: withdraw, from: "if (isBack)", to: "if (isBack && !PLANTED)" }],
  },
  {
    // Goods that were counted are taken back all the same while their sender has not been told.
    name: "withdraw-what-was-counted",
    places: [
      {
        file: withdraw,
        from: "if (await hasArrived(tx, sent))",
        to: "if ((await hasArrived(tx, sent)) && !PLANTED)",
      },
    ],
  },
  {
    // Goods that were taken back are counted all the same while their receiver has not been told.
    name: "count-what-was-withdrawn",
    places: [
      {
        file: `${operations}/receive-from-shop.ts`,
        from: "if (isBack)",
        to: "if (isBack && !PLANTED)",
      },
    ],
  },
  {
    name: "withdrawal-brings-nothing-back",
    places: [
      {
        file: withdraw,
        from: "await moveMarkedStock(",
        to: "if (!PLANTED) await moveMarkedStock(",
      },
    ],
  },
  {
    // What comes back of a reseller's sale leaves its commission as it was.
    name: "return-leaves-commission",
    places: [
      {
        file: `${operations}/returned-commissions.ts`,
        from: "const left = amountsAfter(lines, back);\n  let",
        to: "if (PLANTED) return false;\n  const left = amountsAfter(lines, back);\n  let",
      },
    ],
  },
  {
    // What came back of a reseller's sale before it was confirmed is earned all the same.
    name: "early-return-is-earned",
    places: [
      {
        file: `${operations}/returned-commissions.ts`,
        from: "for (const back of earlier) {",
        to: "for (const back of PLANTED ? [] : earlier) {",
      },
    ],
  },
  {
    // The other shop is told once, right after the change, and never again when that fails.
    name: "tell-once",
    places: [
      {
        file: "sync-server/sync/judging/hand-over.ts",
        from: "const { direction, otherShopId } = row;",
        to: "const { direction, otherShopId } = row;\n  if (PLANTED) await noteTold(deps, row);",
      },
    ],
  },
  {
    // That low stock was told is not remembered.
    name: "low-stock-at-every-look",
    places: [
      { file: lowStock, from: "and ${hasCrossed}", to: "and ${PLANTED ? isLow : hasCrossed}" },
      {
        file: lowStock,
        from: "where b.id in (select product_id from opened)",
        to: "where ${PLANTED ? sql`b.is_low` : sql`b.id in (select product_id from opened)`}",
      },
    ],
  },
  {
    // Rows of a file that are left out bring their pieces all the same.
    name: "import-moves-refused-rows",
    places: [
      {
        file: `${operations}/import-products.ts`,
        from: "(isTaken ? row.initialStock : 0)",
        to: "(isTaken || PLANTED ? row.initialStock : 0)",
      },
    ],
  },
  {
    name: "messages-to-everybody",
    places: [
      notPlain,
      {
        file: changes,
        from: "const columns = rowKinds.map((kind) =>",
        to: 'const columns = rowKinds.map((kind) => PLANTED && kind === "messages" ? `${kindsOnServer[kind].changes.replace("a.everybody or", "true or")} as "messages"` :',
      },
    ],
  },
  {
    // Whose conversation one writes in is not looked at.
    name: "write-in-any-conversation",
    places: [
      {
        file: `${operations}/send-message.ts`,
        from: "if (!may)",
        to: "if (!may && !PLANTED)",
      },
    ],
  },
];
