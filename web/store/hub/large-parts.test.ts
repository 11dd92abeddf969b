import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetOtherBuilds, isLargePart, isWithinReach } from "./large-parts.ts";

/** What the browser keeps: addresses by name of their cache. */
let kept: Record<string, string[]> = {};

beforeEach(() => {
  kept = { wasm: [], excel: [] };
  vi.stubGlobal("caches", {
    open: async (name: string) => ({
      keys: async () => (kept[name] ?? []).map((path) => ({ url: `https://boutika.cm${path}` })),
      delete: async ({ url }: { url: string }) => {
        kept[name] = (kept[name] ?? []).filter((path) => !url.endsWith(path));
      },
    }),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["/assets/charts-B1.js", true],
  ["/assets/pdf-B1.js", true],
  ["/assets/xlsx-B1.js", true],
  ["/assets/zxing_reader-B1.wasm", true],
  ["/assets/tesseract-core-simd-lstm-B1.wasm", true],
  ["/assets/fra.traineddata-B1.gz", true],
  ["/assets/paper-worker-B1.js", true],
  ["/assets/till-B1.js", false],
  ["/index.html", false],
])("%s is a large part: %s", (path, isLarge) => {
  expect(isLargePart(path)).toBe(isLarge);
});

test("a new build forgets the large parts of those before it, and keeps its own", async () => {
  kept = {
    wasm: ["/assets/charts-old.js", "/assets/charts-new.js", "/assets/zxing-same.wasm"],
    excel: ["/assets/xlsx-old.js"],
  };
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const named = ["/assets/charts-new.js", "/assets/pdf-new.js", "/assets/zxing-same.wasm"];
  await forgetOtherBuilds(new Set(named));
  expect(kept).toEqual({ wasm: ["/assets/charts-new.js", "/assets/zxing-same.wasm"], excel: [] });
  expect([await isWithinReach("charts"), await isWithinReach("pdf")]).toEqual([true, false]);
});

test.each([
  ["our server", '{"status":"ok"}', true],
  ["our server without its database", '{"status":"down"}', false],
  ["a portal", "<!doctype html>", false],
  ["a portal that speaks JSON", "null", false],
])("what %s answers tells whether a part can be had", async (_who, body, isThere) => {
  vi.stubGlobal("fetch", async () => new Response(body));
  expect(await isWithinReach("charts")).toBe(isThere);
});

test("a server that says nothing is out of reach after eight seconds", async () => {
  const limit = new AbortController();
  const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_answer, fail) => signal?.addEventListener("abort", () => fail(signal.reason))),
  );
  const reach = isWithinReach("charts");
  await expect.poll(() => patience.mock.calls).toEqual([[8000]]);
  limit.abort();
  expect(await reach).toBe(false);
});
