import { tablesOf } from "#server/db/table-kinds.ts";
import { equalitiesOf, nodesOf, type PlanNode, plain, splitOutside } from "./plan.ts";

export type Asked = {
  text: string;
  /** For each parameter the place of the first one that was always the same as it. */
  same: readonly number[];
};

const shopTables: ReadonlySet<string> = new Set(tablesOf("shop"));
const accountTables: ReadonlySet<string> = new Set(tablesOf("account"));

/** What may look into every shop, of itself and now and then; and what is sent where all shops are on one machine. */
const marks: ReadonlySet<string> = new Set([
  "every shop: months to close",
  "every shop: costs to reckon",
  "every shop: days to seal",
  "every shop: numbers of a device that works in several",
  "every shop: a ticket by its letters",
  "every shop: transfers to tell of",
  "every shop: transfers that name somebody",
  "every shop: pictures to look at",
  "every shop: revisions that are waited for",
  "several shops: sales on one machine",
]);

/**
 * Why a statement may not be sent (decision 0088); undefined of one that touches no table of shops, or the rows of one
 * shop alone, which a parameter names. `places` says at which place of its row each table of shops has its `shop_id`.
 *
 * A search says so in its text (`every shop: …`): it changes nothing and joins tables of shops by the shop alone. What
 * is only ever sent to a database on one machine says that (`several shops: …`).
 */
export function objection(
  { text, same }: Asked,
  plan: PlanNode,
  places: Readonly<Record<string, number>>,
): string | undefined {
  const nodes = nodesOf(plan);
  const read = nodes.flatMap(({ node }) => node["Relation Name"] ?? []);
  if (!read.some((table) => shopTables.has(table))) return undefined;
  const account = read.find((table) => accountTables.has(table));
  if (account) return `it reads ${account}, which stays on one machine, with a table of shops`;
  const [, mark] = /\/\* ((?:every shop|several shops): [^*]*) \*\//.exec(text) ?? [];
  if (mark !== undefined && !marks.has(mark)) return `nobody has allowed « ${mark} »`;
  if (mark?.startsWith("several")) return undefined;
  const shops = shopsIn({ text, nodes, places });
  if (mark) {
    if (nodes.some(({ node }) => node["Node Type"] === "ModifyTable"))
      return "a search over every shop changes nothing";
    const groups = new Set(shops.map(({ shop }) => shop));
    return groups.size > 1 && !isUnion(plan)
      ? "it joins on something else than the shop"
      : undefined;
  }
  const nameless = shops.find(({ shop }) => !shop.startsWith("$"));
  if (nameless) return `nothing names the shop of ${nameless.table} (${nameless.alias})`;
  const parameters = new Set(
    shops.map(({ shop }) => {
      const place = Number(shop.slice(1)) - 1;
      return `$${(same[place] ?? place) + 1}`;
    }),
  );
  return parameters.size > 1
    ? `it names several shops: ${[...parameters].sort().join(", ")}`
    : undefined;
}

/** Parts that are joined by nothing, each of which is one shop's by itself. */
function isUnion(plan: PlanNode): boolean {
  return nodesOf(plan).some(({ node }) => node["Node Type"] === "Append");
}

type Read = {
  text: string;
  nodes: ReturnType<typeof nodesOf>;
  places: Readonly<Record<string, number>>;
};
type OfShop = { table: string; alias: string; shop: string };

/** Each use of a table of shops, with the parameter that names its shop, or with what else is the same shop. */
function shopsIn({ text, nodes, places }: Read): OfShop[] {
  const groups = new Groups();
  for (const { node, alias } of nodes)
    for (const pair of equalitiesOf(node)) {
      const [left, right] = pair.map((side) => shopOf(side, alias));
      if (left && right) groups.join(left, right);
    }
  for (const { node, alias } of nodes) {
    const source = alias && sourceOf(node, nodes);
    if (!source) continue;
    // What a part of the statement hands on as a shop.
    for (const output of source.Output ?? []) {
      const shop = shopOf(plain(output), undefined);
      if (shop?.endsWith(".shop_id")) groups.join(`${alias}.shop_id`, shop);
    }
  }
  return nodes.flatMap(({ node, alias }) => {
    const table = node["Relation Name"];
    if (!table || !shopTables.has(table) || !alias) return [];
    const isInsert = node["Node Type"] === "ModifyTable" && node.Operation === "Insert";
    const named = isInsert
      ? insertedShops(text, node, table, places[table] ?? 0)
      : [`${alias}.shop_id`];
    return named.map((one) => ({
      table,
      alias,
      shop: one === undefined ? "" : groups.rootOf(one),
    }));
  });
}

/** What stands for a shop in a condition: a parameter, or the shop of something that is read. */
function shopOf(expression: string, alias: string | undefined): string | undefined {
  if (/^\$\d+$/.test(expression)) return expression;
  if (expression === "shop_id") return alias && `${alias}.shop_id`;
  return /^[\w"*]+\.shop_id$/.test(expression) ? expression.replaceAll('"', "") : undefined;
}

/** Where the rows of a node that reads another part of the statement come from. */
function sourceOf(node: PlanNode, nodes: ReturnType<typeof nodesOf>): PlanNode | undefined {
  if (node["Node Type"] === "Subquery Scan") return node.Plans?.find(isInput);
  const name = node["CTE Name"];
  if (!name) return undefined;
  return nodes.find((one) => one.node["Subplan Name"] === `CTE ${name}`)?.node;
}

function isInput(node: PlanNode): boolean {
  return node["Subplan Name"] === undefined;
}

/** What an insert writes as the shop of each of its rows. */
function insertedShops(
  text: string,
  insert: PlanNode,
  table: string,
  place: number,
): (string | undefined)[] {
  const input = insert.Plans?.find(isInput);
  const output = plain(input?.Output?.[place] ?? "");
  const [, columns = "", rest = ""] =
    new RegExp(`insert into "?${table}"?(?: as \\w+)?\\s*\\(([^)]*)\\)([\\s\\S]*)`, "i").exec(
      text,
    ) ?? [];
  const at = columns.split(",").findIndex((column) => /^\s*"?shop_id"?\s*$/.test(column));
  if (output.startsWith('"*VALUES*"')) return givenShops(rest.replace(/^\s*values/i, ""), at);
  if (output.startsWith('"*SELECT*"') || !shopOf(output, undefined)) {
    const selected = input?.["Node Type"] === "Subquery Scan" ? input.Plans?.find(isInput) : input;
    return [shopOf(plain(selected?.Output?.[at] ?? ""), undefined)];
  }
  return [shopOf(output, undefined)];
}

/** Of rows that are given one after the other, with the shop at this place of each. */
function givenShops(rest: string, at: number): (string | undefined)[] {
  const rows: string[] = [];
  for (const part of splitOutside(rest, ",")) {
    if (!/^\s*\(/.test(part)) break;
    rows.push(part.trim().slice(1));
  }
  if (at < 0 || rows.length === 0) return [undefined];
  return rows.map((row) => shopOf(plain(splitOutside(row, ",")[at] ?? ""), undefined));
}

/** Which shops are known to be the same. */
class Groups {
  readonly #above = new Map<string, string>();

  rootOf(one: string): string {
    const above = this.#above.get(one);
    return above === undefined ? one : this.rootOf(above);
  }

  join(one: string, other: string): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)];
    if (a === b) return;
    // A parameter stays above what is the same as it.
    if (a.startsWith("$")) this.#above.set(b, a);
    else this.#above.set(a, b);
  }
}
