import { expect, test } from "vitest";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { waitingGroups } from "./waiting-groups.ts";

function aRecord(changes: Partial<OperationRecord>): OperationRecord {
  const shown = { names: [], sellerName: changes.by ?? "aline" };
  return {
    id: "o",
    by: "aline",
    shown,
    operation: { body: {} },
    state: "waiting",
    reasons: [],
    closedAt: null,
    ...changes,
  } as unknown as OperationRecord;
}

const nothing: ReadonlySet<string> = new Set();

test("own ones, those of others by person, refused, flagged; closed ones are out of sight", () => {
  const own = aRecord({ id: "own" });
  const bobo = [aRecord({ id: "b1", by: "bobo" }), aRecord({ id: "b2", by: "bobo" })];
  const refused = aRecord({ id: "r", state: "refused", reasons: ["barcode-taken"] });
  const flagged = aRecord({ id: "f", state: "applied", reasons: ["clock-wrong"] });
  const groups = waitingGroups(
    [
      own,
      ...bobo,
      refused,
      flagged,
      aRecord({ state: "applied" }),
      aRecord({ state: "refused", closedAt: 5 }),
      aRecord({ state: "applied", reasons: ["clock-wrong"], closedAt: 5 }),
    ],
    "aline",
    nothing,
  );
  expect(groups).toEqual({
    own: [own],
    stuck: [],
    others: [{ by: "bobo", name: "bobo", records: bobo }],
    refused: [refused],
    flagged: [flagged],
  });
});

test("[S3] a person is named, not who was switched in on their session: only their own sign-in sends it", () => {
  const shown = { names: [], sellerName: "brice" };
  const operation = { body: { sellerId: "brice" } };
  const byBrice = { ...aRecord({ by: "awa", shown }), operation } as unknown as OperationRecord;
  const own = aRecord({ by: "awa" });
  const namesIn = (records: OperationRecord[]) =>
    waitingGroups(records, "aline", nothing).others.map(({ name }) => name);
  expect(namesIn([byBrice, own])).toEqual(["awa"]);
  expect(namesIn([byBrice])).toEqual([""]);
});

test("[S4] what could not be sent stands apart for as long as it waits, and what others left does not", () => {
  const [own, parked] = [aRecord({ id: "own" }), aRecord({ id: "parked" })];
  const answered = aRecord({ id: "answered", state: "applied" });
  const hers = aRecord({ id: "hers", by: "bobo" });
  const stuck = new Set(["parked", "answered", "hers"]);
  expect(waitingGroups([own, parked, answered, hers], "aline", stuck)).toMatchObject({
    own: [own],
    stuck: [parked],
    others: [{ records: [hers] }],
  });
});
