import { expect, test, vi } from "vitest";
import { currentToast, dismissToast, onToastChange, showToast } from "./toast-state.ts";

test("shows one toast at a time, the newest", () => {
  const heard = vi.fn();
  const stop = onToastChange(heard);
  showToast("one", "ok");
  const one = currentToast();
  showToast("two");
  expect(currentToast()).toMatchObject({ words: "two", tone: "neutral" });
  dismissToast(one?.id ?? 0);
  expect(currentToast()?.words).toBe("two");
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  showToast("three");
  expect(heard).toHaveBeenCalledTimes(3);
});
