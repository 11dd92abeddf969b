import { describe, expect, test } from "vitest";
import type { NewContact } from "#shared/schemas/desk.ts";
import { ContactWaiting } from "./contact-waiting.ts";

/** The same storage at each use. */
const keeping =
  <T>(storage: T) =>
  () =>
    storage;
const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const day = 86_400_000;
const today = () => 100 * day;
const fields = {
  ...{ firstName: "Awa", lastName: "Ndiaye", email: "awa@example.com" },
  ...{ projectType: "Stock", message: "Bonjour" },
};
const aMessage = (id: string): NewContact => ({
  ...{ ...fields, id, locale: "fr", website: "" },
});
const answering = (status: number) => async () => ({ status });
const offline = async () => Promise.reject(new TypeError("Failed to fetch"));

describe("a message of the contact form", () => {
  test("waits without a network, outlives the page, and leaves once under its name", async () => {
    const storage = aStorage();
    const form = new ContactWaiting(() => storage, today);
    form.draft = fields;
    form.wait(aMessage("1"));
    expect(await form.send(offline)).toBe("offline");

    const reopened = new ContactWaiting(() => storage, today);
    expect(reopened.draft).toEqual(fields);
    const got: string[] = [];
    const post = async ({ id }: NewContact) => {
      got.push(id);
      return { status: 202 };
    };
    expect(await Promise.all([reopened.send(post), reopened.send(post)])).toEqual(["sent", "sent"]);
    expect(got).toEqual(["1"]);
    const third = new ContactWaiting(() => storage, today);
    expect([third.waiting, third.draft]).toEqual([undefined, undefined]);
  });

  test.each([
    [503, "server", true],
    // Of a portal or proxy in the server's place.
    [200, "server", true],
    [403, "server", true],
    [511, "server", true],
    [429, "too-many", true],
    [400, "refused", false],
    [409, "refused", false],
  ])("answered %i is %s", async (status, outcome, stays) => {
    const form = new ContactWaiting(keeping(aStorage()), today);
    form.draft = fields;
    form.wait(aMessage("1"));
    expect(await form.send(answering(status))).toBe(outcome);
    expect(form.waiting !== undefined).toBe(stays);
    expect(form.draft).toEqual(fields);
  });

  test("that was changed while it was under way is not taken for sent", async () => {
    const form = new ContactWaiting(keeping(aStorage()), today);
    form.wait(aMessage("1"));
    await form.send(async () => {
      form.takeBack();
      form.wait(aMessage("2"));
      return { status: 202 };
    });
    expect(form.waiting?.id).toBe("2");
  });

  test("is forgotten as a draft after thirty days, and kept while it waits", () => {
    const storage = aStorage();
    const form = new ContactWaiting(() => storage, today);
    form.draft = fields;
    form.wait(aMessage("1"));
    const reopenedAfter = (days: number) =>
      new ContactWaiting(
        () => storage,
        () => today() + days * day,
      );
    expect(reopenedAfter(30).draft).toEqual(fields);
    const later = reopenedAfter(30.1);
    expect([later.draft, later.waiting?.id]).toEqual([undefined, "1"]);
    expect(storage.getItem("contact-draft")).toBeNull();
  });

  test("is sent from a browser that keeps nothing, as long as the page is open", async () => {
    const full = { ...aStorage(), setItem: () => expect.fail("full") };
    const refused = () => expect.fail("no storage here");
    for (const storage of [() => full, refused]) {
      const form = new ContactWaiting(storage, today);
      expect(form.draft).toBeUndefined();
      form.wait(aMessage("1"));
      expect(await form.send(offline)).toBe("offline");
      expect(await form.send(answering(202))).toBe("sent");
    }
  });
});
