import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cutIntoParts } from "#server/sync/answers/snapshot-parts.ts";
import { rowEntries } from "#shared/sync/kinds.ts";
import { isDayKind, type RowKind, type RowsByKind, rowKinds } from "#shared/sync/rows.ts";
import { kindsOnServer } from "./registry.ts";

type Snapshot = { tables: Record<string, { columns: Record<string, unknown> }> };

const read = (file: string) => JSON.parse(readFileSync(`migrations/meta/${file}`, "utf8"));
const last = read("_journal.json").entries.length - 1;
/** The database as migrations leave it. */
const { tables }: Snapshot = read(`${String(last).padStart(4, "0")}_snapshot.json`);
const tableOf = (kind: RowKind) => /^\w+/.exec(kindsOnServer[kind].load.from)?.[0] ?? "";

test.each(rowKinds)(
  "migrations make a table for %s, of which a deletion knows the shop",
  (kind) => {
    const columns = Object.keys(tables[`public.${tableOf(kind)}`]?.columns ?? {});
    expect(columns).toContain(kind === "shops" ? "id" : "shop_id");
  },
);

test.each(rowKinds)("what changed of %s is read from the table of its first load", (kind) => {
  // The one row of a shop is joined by the statement itself.
  const from = kind === "shops" ? "h.rev" : `from ${tableOf(kind)} `;
  expect(kindsOnServer[kind].changes).toContain(from);
});

test.each(rowKinds)("a row of %s is written with every field of its schema", (kind) => {
  const { load, packed } = kindsOnServer[kind];
  for (const field of Object.keys(rowEntries[kind].schema.shape))
    if (!packed?.fields.includes(field)) expect(load.row).toContain(`'${field}'`);
});

const nothing = () =>
  Object.fromEntries(rowKinds.map((kind) => [kind, []])) as unknown as RowsByKind;

test.each(rowKinds)("rows of %s come in a first load, each once", (kind) => {
  const rows = { ...nothing(), [kind]: [{ id: "a", productId: "a", name: "a" }] };
  expect(cutIntoParts(rows).flatMap((part): unknown[] => part[kind] ?? [])).toHaveLength(1);
});

test.each(rowKinds)("a first load holds of %s what devices keep, and no more", (kind) => {
  const { kept = "" } = kindsOnServer[kind].load;
  expect(kept.includes(":since")).toBe(isDayKind(kind));
});

test.each(rowKinds)("%s count towards the size of a page, or come only with what does", (kind) => {
  const { weight, load } = kindsOnServer[kind];
  const weightless: RowKind[] = ["shops", "messages"];
  const isOfOffice = load.office === "alone";
  expect(weight.staff !== null).toBe(!weightless.includes(kind) && !isOfOffice);
  const readByResellers =
    load.own !== undefined && !["shops", "members", "messages"].includes(kind) && !isOfOffice;
  expect(weight.reseller !== null).toBe(readByResellers);
  expect(weight.office !== undefined).toBe(load.office !== undefined);
});
