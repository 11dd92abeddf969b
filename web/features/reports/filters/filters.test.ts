import fc from "fast-check";
import { expect, test } from "vitest";
import { periodKinds } from "#web/blocks/periods/period.ts";
import { changedParams, type FilterChange, readFilters, withOtherEnd } from "./filters.ts";

const seen = { today: "2026-11-20", shopIds: ["akwa", "deido"], shopId: "akwa" };
const read = (address: string, from = seen) => readFilters(new URLSearchParams(address), from);

test("an address that says nothing shows six months of the shop one works in", () => {
  expect(read("")).toEqual({
    kind: "6-months",
    period: { from: "2026-06-01", to: "2026-11-20" },
    shop: "akwa",
    agency: undefined,
    seller: undefined,
  });
});

test.each([
  ["period=days&from=2026-11-03&to=2026-11-09", "2026-11-03", "2026-11-09"],
  ["period=days&from=2026-11-09&to=2026-11-03", "2026-11-03", "2026-11-09"],
  ["period=months&from=2026-02&to=2026-04", "2026-02-01", "2026-04-30"],
  ["period=months&from=2026-10&to=2026-11", "2026-10-01", "2026-11-20"],
  ["period=days&from=2026-02-30&to=x", "2026-11-20", "2026-11-20"],
  ["period=days&from=0202-11-03&to=2026-11-09", "2026-11-09", "2026-11-20"],
  ["period=days&from=1999-12-31&to=2000-01-01", "2000-01-01", "2026-11-20"],
  ["period=days&from=2026-11-03&to=2027-01-01", "2026-11-03", "2026-11-20"],
  ["period=months&from=0002-02&to=9999-04", "2026-11-01", "2026-11-20"],
  ["period=months", "2026-11-01", "2026-11-20"],
])("%s", (address, from, to) => {
  expect(read(address).period).toEqual({ from, to });
});

test("shops that are not the reader's, and agencies of all shops, are not there", () => {
  expect(read("shop=deido&agency=x")).toMatchObject({ shop: "deido", agency: "x" });
  expect(read("shop=elsewhere").shop).toBe("akwa");
  expect(read("shop=all&agency=x")).toMatchObject({ shop: "all", agency: undefined });
  expect(read("shop=all", { ...seen, shopIds: ["akwa"] }).shop).toBe("akwa");
  expect(read("agency=none").agency).toBeNull();
});

test("another shop forgets agency and seller; a fixed period forgets its ends", () => {
  const params = new URLSearchParams("period=days&from=2026-11-01&to=2026-11-02&agency=a&seller=s");
  expect(String(changedParams(params, { shop: "deido" }))).toBe(
    "period=days&from=2026-11-01&to=2026-11-02&shop=deido",
  );
  expect(String(changedParams(params, { kind: "this-year" }))).toBe(
    "period=this-year&agency=a&seller=s",
  );
});

test("what is chosen is what a reload reads", () => {
  const change = fc.record<FilterChange>(
    {
      kind: fc.constantFrom(...periodKinds.filter((kind) => kind !== "days" && kind !== "months")),
      agency: fc.constantFrom("a", null, undefined),
      seller: fc.constantFrom("s", undefined),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(change, (wanted) => {
      const address = String(changedParams(new URLSearchParams(), wanted));
      const { kind, agency, seller } = read(address);
      expect({ kind, agency, seller }).toEqual({
        kind: "6-months",
        agency: undefined,
        seller: undefined,
        ...wanted,
      });
    }),
  );
});

test("one end of a free period changes alone, beside what the address says by now", () => {
  const seen = { today: "2026-11-21", shopIds: ["akwa"], shopId: "akwa" };
  const change = (address: string, wanted: FilterChange) => {
    const params = new URLSearchParams(address);
    return String(changedParams(params, withOtherEnd(params, wanted, seen)));
  };
  expect(change("period=days&from=2026-08-15&to=2026-10-31", { to: "2026-08-15" })).toBe(
    "period=days&from=2026-08-15&to=2026-08-15",
  );
  // The ends may stand the wrong way round in the address; they are shown in order.
  expect(change("period=months&from=2026-10&to=2026-08", { from: "2026-09" })).toBe(
    "period=months&from=2026-09&to=2026-10",
  );
  expect(change("period=6-months", { seller: "awa" })).toBe("period=6-months&seller=awa");
});
