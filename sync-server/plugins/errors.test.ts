import { expect, test } from "vitest";
import { isRefusedByMachine } from "#server/sync/shop/postgres-errors.ts";
import { isDatabaseAway } from "./errors.ts";

const told = (message: string, more: object) => Object.assign(new Error(message), more);

test.each([
  ["failure on connection marked as essential: 10.0.0.7:5432", "MarkRemoteTransactionFailed"],
  ["SSL SYSCALL error: EOF detected", "ReportResultError"],
])(
  "a machine of a spread database that ends in the middle is a database that is away: %s",
  (words, routine) => {
    const ended = told(words, { code: "XX000", routine });
    expect(isDatabaseAway(ended)).toBe(true);
    expect(isDatabaseAway(told("a statement failed", { cause: ended }))).toBe(true);
    expect(isDatabaseAway(told(words, { code: "23505", routine }))).toBe(false);
    expect(isDatabaseAway(told("cache lookup failed", { code: "XX000", routine: "elog" }))).toBe(
      false,
    );
  },
);

test("rows that another machine did not take are told apart from any other trouble inside", () => {
  const twice = "duplicate key value violates unique constraint";
  expect(isRefusedByMachine(told(twice, { code: "XX000", routine: "ReportCopyError" }))).toBe(true);
  expect(isRefusedByMachine(told(twice, { code: "XX000", routine: "elog" }))).toBe(false);
  expect(isRefusedByMachine(told(twice, { code: "58030", routine: "ReportCopyError" }))).toBe(
    false,
  );
});
