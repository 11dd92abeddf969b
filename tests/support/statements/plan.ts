/** A node of a plan as `explain (verbose, format json)` tells it; conditions are text. */
export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  Schema?: string;
  Alias?: string;
  Operation?: string;
  "Subplan Name"?: string;
  "CTE Name"?: string;
  Output?: string[];
  Plans?: PlanNode[];
} & Record<string, unknown>;

const conditions = [
  ...["Index Cond", "Recheck Cond", "Filter", "Hash Cond", "Merge Cond", "Join Filter"],
  ...["One-Time Filter", "TID Cond"],
];

/** Every node, each with the name that columns of it bear. */
export function nodesOf(root: PlanNode): { node: PlanNode; alias: string | undefined }[] {
  const found: { node: PlanNode; alias: string | undefined }[] = [];
  const walk = (node: PlanNode, above: string | undefined) => {
    const alias = node.Alias ?? (node["Node Type"] === "Bitmap Index Scan" ? above : undefined);
    found.push({ node, alias });
    for (const child of node.Plans ?? []) walk(child, alias);
  };
  walk(root, undefined);
  return found;
}

/** The equalities that must hold for a row of this node, as pairs of text. */
export function equalitiesOf(node: PlanNode): [string, string][] {
  return conditions.flatMap((name) => {
    const text = node[name];
    return typeof text === "string" ? conjunctsOf(text).flatMap((one) => equality(one)) : [];
  });
}

function equality(text: string): [string, string][] {
  const parts = splitOutside(text, " = ");
  const [left, right] = parts;
  return parts.length === 2 && left && right ? [[plain(left), plain(right)]] : [];
}

function conjunctsOf(text: string): string[] {
  const inside = unwrapped(text);
  const parts = splitOutside(inside, " AND ");
  return parts.length === 1 ? [inside] : parts.flatMap(conjunctsOf);
}

/** Without the brackets around the whole of it. */
function unwrapped(text: string): string {
  let inside = text.trim();
  while (inside.startsWith("(") && closingOf(inside) === inside.length - 1)
    inside = inside.slice(1, -1).trim();
  return inside;
}

function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "'") at = text.indexOf("'", at + 1);
    else if (text[at] === "(") depth += 1;
    else if (text[at] === ")" && --depth === 0) return at;
    if (at < 0) return -1;
  }
  return -1;
}

/** Parts between separators that stand in no brackets and no quotes. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "'") {
      at = text.indexOf("'", at + 1);
      if (at < 0) break;
    } else if ("([".includes(text[at] ?? "")) depth += 1;
    else if (")]".includes(text[at] ?? "")) depth -= 1;
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      from = at + separator.length;
      at = from - 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

/** An expression without the types it is cast to and the brackets around it. */
export function plain(expression: string): string {
  let text = unwrapped(expression);
  for (;;) {
    const bare = unwrapped(text.replace(/::[a-z ]+(\[\])?$/i, ""));
    if (bare === text) return text;
    text = bare;
  }
}
