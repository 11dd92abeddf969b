import { afterEach, expect, test, vi } from "vitest";
import { askServer } from "./ask-server.ts";

const refused = vi.hoisted(() => vi.fn());
const device = vi.hoisted(() => ({ userId: "awa" }));
vi.mock("#web/store/current-store.ts", () => ({
  openStore: async () => ({
    session: { token: async () => `of ${device.userId}`, refused },
    device,
  }),
}));
afterEach(() => {
  vi.unstubAllGlobals();
  refused.mockClear();
  device.userId = "awa";
});

function answeredBy(body: string | null, status = 200): void {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
}
const ask = () => askServer<{ id: string }>("POST", "/api/v1/shops", { name: "Akwa" });

test("what the server answers is its value, what it refuses its code", async () => {
  answeredBy('{"id":"akwa"}');
  expect(await ask()).toEqual({ ok: true, value: { id: "akwa" } });
  answeredBy('{"code":"plan-limit","message":"No."}', 403);
  expect(await ask()).toEqual({ ok: false, code: "plan-limit" });
});

test.each([
  ["a page", "<html>Bienvenue au café</html>", 200, "garbled"],
  ["nothing", null, 200, "garbled"],
  ["null", "null", 200, "garbled"],
  ["a word", '"ok"', 200, "garbled"],
  ["a page that refuses", "<html>Interdit</html>", 403, "garbled"],
  ["a page that fails", '{"code":"plan-limit"}', 502, "server"],
  ["a page that is closed", "<html>Maintenance</html>", 503, "busy"],
])("%s in the server's place is no word that anything was done", async (_, body, status, code) => {
  answeredBy(body, status);
  expect(await ask()).toEqual({ ok: false, code });
});

test("[the true cause] a server that cannot take it now says so, and how long to wait", async () => {
  answeredBy('{"code":"cannot-take-now","message":"","retryAfter":30}', 503);
  expect(await ask()).toEqual({ ok: false, code: "busy", seconds: 30 });
});

test.each([
  ["our own server", '{"code":"token-refused","message":""}', 1],
  ["a proxy", "<html>Connexion</html>", 0],
  ["a proxy with a code of its own", '{"code":"login"}', 0],
])("a 401 of %s costs the token only when it is our server's", async (_who, body, times) => {
  answeredBy(body, 401);
  expect(await ask()).toMatchObject({ ok: false });
  expect(refused).toHaveBeenCalledTimes(times);
});

test("one person's wish does not go with the token of whoever has signed in since", async () => {
  const tokens: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    tokens.push(headers.authorization);
    device.userId = "ben";
    return new Response('{"code":"session-ended","message":""}', { status: 401 });
  });
  expect(await ask()).toEqual({ ok: false, code: "signed-out" });
  expect(tokens).toEqual(["Bearer of awa"]);
});
