import { expect, test, vi } from "vitest";
import { untilThrough } from "./postgres-errors.ts";

const failed = (code: string) => Object.assign(new Error(code), { code });
const wrapped = (code: string) => new Error("the query failed", { cause: failed(code) });

test("a transaction that stood in somebody's way is done again, until it is through", async () => {
  const transaction = vi
    .fn(async () => "done")
    .mockRejectedValueOnce(failed("40P01"))
    .mockRejectedValueOnce(wrapped("40001"));
  expect(await untilThrough(transaction)).toBe("done");
  expect(transaction).toHaveBeenCalledTimes(3);
});

test("one that never comes through is given up", async () => {
  const transaction = vi.fn(() => Promise.reject(wrapped("40P01")));
  await expect(untilThrough(transaction)).rejects.toThrow("the query failed");
  expect(transaction).toHaveBeenCalledTimes(5);
});

test("what fails by itself is not done again", async () => {
  const transaction = vi.fn(() => Promise.reject(wrapped("23505")));
  await expect(untilThrough(transaction)).rejects.toThrow("the query failed");
  expect(transaction).toHaveBeenCalledTimes(1);
});
