import { afterEach, describe, expect, test, vi } from "vitest";
import { firstAbort } from "./first-abort.ts";

afterEach(() => vi.unstubAllGlobals());

/** AbortSignal as browsers had it until the summer of 2023. */
function asOfBefore(): void {
  vi.stubGlobal("AbortSignal", { timeout: AbortSignal.timeout });
}

describe.each(["today", "of before"])("in a browser %s", (kind) => {
  function made(...controllers: AbortController[]): AbortSignal {
    if (kind === "of before") asOfBefore();
    return firstAbort(...controllers.map(({ signal }) => signal));
  }

  test("ends with the first, for its reason, and hears no other", () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const signal = made(one, other);
    expect(signal.aborted).toBe(false);
    const heard = vi.fn();
    signal.addEventListener("abort", heard);
    const reason = new Error("the line is silent");
    other.abort(reason);
    one.abort(new Error("too late"));
    expect(signal.reason).toBe(reason);
    expect(heard).toHaveBeenCalledOnce();
  });

  test("has ended when one of them had", () => {
    const [one, other] = [new AbortController(), new AbortController()];
    one.abort("gone");
    const signal = made(other, one);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBe("gone");
  });
});

test("of before: nothing is left on those that live on", () => {
  asOfBefore();
  const [long, short] = [new AbortController(), new AbortController()];
  const left = vi.spyOn(long.signal, "removeEventListener");
  firstAbort(long.signal, short.signal);
  short.abort();
  expect(left).toHaveBeenCalledOnce();
});
