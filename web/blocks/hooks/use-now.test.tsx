import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useDeviceNow, useNow } from "./use-now.ts";

const hour = 3_600_000;

vi.mock("#web/store/queries/use-store.ts", () => ({
  useStore: () => ({ device: { outbox: { meta: { clockOffset: -3 * 3_600_000 } } } }),
  useLive: (_: unknown, read: () => unknown) => read(),
}));

afterEach(() => {
  vi.useRealTimers();
});

function Moments() {
  return `${useNow()} ${useDeviceNow()}`;
}

test("a clock known to be wrong is put right, but for what the device dated itself", () => {
  vi.useFakeTimers({ now: 10 * hour });
  expect(renderToStaticMarkup(<Moments />)).toBe(`${7 * hour} ${10 * hour}`);
});
