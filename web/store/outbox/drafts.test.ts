import { expect, test } from "vitest";
import type { OperationKind } from "#shared/sync/operations.ts";
import { type Draft, numbered } from "./drafts.ts";
import type { OutboxMeta } from "./operation-record.ts";

const [shop, other] = ["shop-1", "shop-2"] as const;
const meta = {
  device: { id: "0198c0de-0000-7000-8000-0000000000dd", label: "" },
  counters: { epoch: 1, seq: 0, receipts: {} },
  clockOffset: null,
} as unknown as OutboxMeta;

/** An act whose body is the number it was given. */
function aDraft(kind: OperationKind, shopId: string = shop): Draft {
  return {
    ...{ kind, shopId, by: "U", cartId: null },
    body: (number: number) => number as never,
    shown: () => ({ names: [], sellerName: "" }),
  } as Draft;
}

const numbersOf = (drafts: Draft[]) =>
  numbered(drafts, meta, 1000).records.map(({ operation }) => operation.body as unknown as number);

test("[W3] [Z3] receipts and closings are numbered apart, each per shop and without gaps", () => {
  expect(
    numbersOf([
      aDraft("sale"),
      aDraft("till.close"),
      aDraft("sale"),
      aDraft("till.close"),
      aDraft("till.close", other),
      aDraft("sale", other),
      aDraft("reseller-sale"),
    ]),
  ).toEqual([1, 1, 2, 2, 1, 1, 3]);
});

test("[W2] what has no paper takes the next number of the device, and none of a series", () => {
  const { counters, records } = numbered(
    [aDraft("till.open"), aDraft("till.move"), aDraft("adjust")],
    meta,
    1000,
  );
  expect(records.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(counters).toEqual({ epoch: 1, seq: 3, receipts: {} });
});
