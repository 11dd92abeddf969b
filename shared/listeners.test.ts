import { afterEach, expect, test, vi } from "vitest";
import { Listeners } from "./listeners.ts";

afterEach(() => vi.unstubAllGlobals());

test("everybody hears it, in the order in which they asked, until they no longer want to", () => {
  const heard: string[] = [];
  const listeners = new Listeners<[word: string]>();
  const stop = listeners.add((word) => heard.push(`first ${word}`));
  listeners.add((word) => heard.push(`second ${word}`));
  listeners.tell("a");
  stop();
  listeners.tell("b");
  expect(heard).toEqual(["first a", "second a", "second b"]);
  expect(listeners.size).toBe(1);
});

test("one who fails keeps it neither from the others nor from whoever tells, and is not hushed up", () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const cause = new Error("a screen fell over");
  const other = vi.fn();
  const listeners = new Listeners();
  listeners.add(() => {
    throw cause;
  });
  listeners.add(other);
  listeners.tell();
  expect(other).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(cause);
});

test("where nothing takes reports, the failure is the process's own", () => {
  const unheard = vi.spyOn(Promise, "reject").mockResolvedValue(undefined as never);
  const listeners = new Listeners();
  const cause = new Error("a book fell over");
  listeners.add(() => {
    throw cause;
  });
  listeners.tell();
  expect(unheard).toHaveBeenCalledExactlyOnceWith(cause);
  unheard.mockRestore();
});
