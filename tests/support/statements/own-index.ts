import { tablesOf } from "#server/db/table-kinds.ts";
import { nodesOf, type PlanNode } from "./plan.ts";

const shopTables: ReadonlySet<string> = new Set(tablesOf("shop"));

/**
 * Tables that a search goes through from end to end, once an hour or less: those with a row for each shop, or for each of
 * its months. What looks for work is no request.
 */
const walked: Readonly<Record<string, readonly string[]>> = {
  "days to seal": ["shop_revisions"],
  "months to close": ["fact_months"],
  "costs to reckon": ["month_books", "cost_months"],
  "pictures to look at": ["images"],
};

/** Of an index: the first thing it is ordered by, and whether it holds some rows alone. */
export type IndexKnown = { first: string; isPartial: boolean };

/**
 * Why a statement takes longer with each shop that opens (decision 0097): it reads a table of shops without an index, or
 * an index of it from end to end. Undefined of one that finds its rows. A search over every shop may read an index from
 * end to end that holds what it looks for and nothing else. The plan is one that reads tables from end to end only where
 * nothing else can be done (`enable_seqscan = off`).
 */
export function slowReading(
  { text }: { text: string },
  plan: PlanNode,
  indexes: ReadonlyMap<string, IndexKnown>,
): string | undefined {
  const [, search] = /\/\* every shop: ([^*]*) \*\//.exec(text) ?? [];
  const passed = walked[search ?? ""] ?? [];
  const isWhole = (part: PlanNode) => {
    const index = indexes.get(String(part["Index Name"]));
    if (!index || (search !== undefined && index.isPartial)) return !index;
    // What is not ordered by it first is looked for in every part of an index.
    const [word = ""] = /\w+/.exec(index.first) ?? [];
    return !new RegExp(`\\b${word}\\b`).test(String(part["Index Cond"] ?? ""));
  };
  const read = nodesOf(plan).find(
    ({ node }) => isFromEndToEnd(node, isWhole) && !passed.includes(node["Relation Name"] ?? ""),
  );
  if (!read) return undefined;
  const { "Relation Name": table, Alias: alias } = read.node;
  return `no index finds its rows of ${table} (${alias})`;
}

function isFromEndToEnd(node: PlanNode, isWhole: (part: PlanNode) => boolean): boolean {
  if (!shopTables.has(node["Relation Name"] ?? "")) return false;
  switch (node["Node Type"]) {
    case "Seq Scan":
      return true;
    case "Index Scan":
    case "Index Only Scan":
      return isWhole(node);
    case "Bitmap Heap Scan":
      return nodesOf(node).some(
        ({ node: part }) => part["Node Type"] === "Bitmap Index Scan" && isWhole(part),
      );
    default:
      return false;
  }
}
