import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerShare, dropSharedText, sharedText, sharePath } from "./shared-text.ts";

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("caches", {
    open: async () => ({
      put: async (name: string, response: Response) => held.set(name, await response.text()),
      match: async (name: string) => (held.has(name) ? new Response(held.get(name)) : undefined),
    }),
    delete: async () => held.clear(),
  });
});
afterEach(() => vi.unstubAllGlobals());

function share(fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return answerShare(new Request(`http://own.invalid${sharePath}`, { method: "POST", body }));
}

test("a shared text waits on the device, and the screen is opened by an address that holds none of it", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const answer = await share({ title: "MTN", text: "Vous avez recu 500 FCFA" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/mobile-money"]);
  expect(await sharedText()).toBe("Vous avez recu 500 FCFA");
  expect(asked).not.toHaveBeenCalled();
  await dropSharedText();
  expect(await sharedText()).toBeUndefined();
});

test("what nobody has read yet is read with the next one; some phones call the text a title", async () => {
  await share({ text: "un" });
  await share({ text: " ", title: "deux" });
  expect(await sharedText()).toBe("un\n\ndeux");
});

test("a share without words, or one that cannot be read, opens the screen all the same", async () => {
  expect((await share({})).status).toBe(303);
  const unread = new Request("http://own.invalid/", { method: "POST", body: "x" });
  expect((await answerShare(unread)).status).toBe(303);
  expect(await sharedText()).toBeUndefined();
});
