import { expect, test } from "vitest";
import { HandTimers } from "#tests/support/device/hand-timers.ts";
import { openOrRefill } from "./open-books.ts";

test.each([
  ["that opens", 0, ["open"]],
  ["with a passing trouble", 1, ["open", "open"]],
  ["that fails twice in a row", 2, ["open", "open", "delete", "open"]],
])("[F4] of storage %s is deleted only what must be", async (_, failures, steps) => {
  const time = new HandTimers();
  const done: string[] = [];
  const open = async () => {
    done.push("open");
    if (done.length <= failures) throw new DOMException("x", "UnknownError");
    return "opened";
  };
  const clear = async () => void done.push("delete");
  const opened = openOrRefill(open, clear, time);
  await time.pass(1000);
  expect(done).toEqual(["open"]);
  await time.pass(1000);
  expect(await opened).toBe("opened");
  expect(done).toEqual(steps);
});

test("what cannot be opened after that is said", async () => {
  const time = new HandTimers();
  const open = () => Promise.reject(new Error("disk"));
  const opened = openOrRefill(open, async () => {}, time).catch(String);
  await time.pass(2000);
  expect(await opened).toBe("Error: disk");
});
