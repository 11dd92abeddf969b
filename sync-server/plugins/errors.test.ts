import { expect, test } from "vitest";
import { isRefusedByMachine } from "#server/sync/shop/postgres-errors.ts";
import { isDatabaseAway } from "./errors.ts";

const told = (message: string, more: object) => Object.assign(new Error(message), more);

test("a machine of a spread database that ends in the middle is a database that is away", () => {
  const ended = "failure on connection marked as essential: 10.0.0.7:5432";
  expect(isDatabaseAway(told(ended, { code: "XX000" }))).toBe(true);
  expect(isDatabaseAway(told("x", { cause: told(ended, { code: "XX000" }) }))).toBe(true);
  expect(isDatabaseAway(told("cache lookup failed", { code: "XX000" }))).toBe(false);
  expect(isDatabaseAway(told(ended, { code: "23505" }))).toBe(false);
});

test("rows that another machine did not take are told apart from any other trouble inside", () => {
  const twice = "duplicate key value violates unique constraint";
  expect(isRefusedByMachine(told(twice, { code: "XX000", routine: "ReportCopyError" }))).toBe(true);
  expect(isRefusedByMachine(told(twice, { code: "XX000", routine: "elog" }))).toBe(false);
  expect(isRefusedByMachine(told(twice, { code: "58030", routine: "ReportCopyError" }))).toBe(
    false,
  );
});
