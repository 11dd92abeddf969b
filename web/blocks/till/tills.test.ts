import { expect, test } from "vitest";
import { tillFigures } from "#shared/rules/till.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { TillActRow } from "#web/store/read-models/tills/till-act-book.ts";
import {
  byDay,
  type Closing,
  haveArrived,
  isClosing,
  latestFloat,
  maySeeClosing,
  numberOf,
  openTills,
  unclosedDevices,
} from "./tills.ts";

function anAct(id: string, deviceCode: string, given: Partial<TillActRow> = {}): TillActRow {
  return {
    ...{ id, deviceCode, sellerId: "awa", sellerName: "Awa", seq: 1, deviceAt: 1, agencyId: null },
    ...{ at: "2026-11-20T17:00:00.000Z", day: "2026-11-20", flags: [], sent: true },
    ...{ open: null, move: null, close: null },
    ...given,
  };
}

/** A closing that counted these receipts. */
function aClosing(
  id: string,
  code: string,
  receipts: [number, number] | null,
  day?: string,
): Closing {
  const facts = (receipts ?? []).map((receipt) => ({
    ...{ kind: "sale" as const, receipt, lines: [], payments: [] },
  }));
  const close = {
    ...{ z: 3, after: null, since: 0, openedAt: null, wasOpened: true, counts: [], counted: 0 },
    ...{ vatRate: 0, note: "", sellers: [], booked: null, figures: tillFigures(0, facts) },
  };
  return anAct(id, code, { close, ...(day ? { day } : {}) }) as Closing;
}

test("closings stand by day, the latest first", () => {
  const closings = [aClosing("b", "A", null), aClosing("a", "B", null, "2026-11-19")];
  expect(byDay(closings).map(([day, list]) => [day, list.map(numberOf)])).toEqual([
    ["2026-11-20", ["A-Z3"]],
    ["2026-11-19", ["B-Z3"]],
  ]);
  expect([...closings, anAct("m", "A")].filter(isClosing)).toHaveLength(2);
});

test("a seller reads the closings of their own device, owner and manager those of all", () => {
  const seen = (role: Role, code: string) =>
    maySeeClosing(aClosing("a", "A", null), { role, code });
  expect([seen("seller", "A"), seen("employee", "B"), seen("seller", "")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([seen("manager", "B"), seen("owner", "B")]).toEqual([true, true]);
});

test("a till is open from its opening to its closing; moves change nothing", () => {
  const move = { direction: "in", amount: 1, reason: "x" } as const;
  const acts = [
    anAct("1", "A", { move }),
    anAct("2", "A", { open: { float: 500 } }),
    aClosing("3", "B", null),
    anAct("4", "B", { open: { float: 700 } }),
  ];
  expect(openTills(acts).map(({ id }) => id)).toEqual(["2"]);
  expect(latestFloat(acts, "B")).toBe(700);
  expect(latestFloat(acts, "C")).toBeUndefined();
});

test("sales that were missing have come when each receipt of the closing is there, at its price", () => {
  const closing = aClosing("1", "A", [3, 4]);
  closing.close.figures.revenue = 900;
  const tickets = [
    { receiptNo: "A-000003", total: 500 },
    { receiptNo: "A-000004", total: 400 },
    { receiptNo: "B-000004", total: 70 },
    { receiptNo: "A-000005", total: 30 },
  ];
  expect(haveArrived(closing, tickets, new Set())).toBe(true);
  expect(haveArrived(closing, tickets.slice(1), new Set())).toBe(false);
  expect(haveArrived(closing, tickets, new Set(["A-000004"]))).toBe(false);
  expect(haveArrived(aClosing("2", "A", null), tickets, new Set())).toBe(false);
});

test("a device that sold after its last closing has not closed; resellers have no drawer", () => {
  const receipts = ["A-000004", "A-000002", "B-000009", "C-000001", "D-000001"];
  const closings = [
    aClosing("1", "A", [1, 4]),
    aClosing("2", "B", [1, 8]),
    aClosing("3", "D", null),
  ];
  expect(unclosedDevices(receipts, closings, new Set(["C-000001"]))).toEqual(["B", "D"]);
});
