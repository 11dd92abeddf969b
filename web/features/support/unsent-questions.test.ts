import { describe, expect, test } from "vitest";
import { UnsentQuestions } from "./unsent-questions.ts";

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
const aQuestion = (id: string) => ({ id, text: `Question ${id}`, at: "2026-11-20T10:00:00.000Z" });
const offline = async () => ({ ok: false, code: "offline" }) as const;

/** A server that notes what reaches it. */
function aServer() {
  const got: string[] = [];
  const one = async ({ id }: { id: string }) => {
    got.push(id);
    return { ok: true } as const;
  };
  return { got, one };
}

describe("questions that wait", () => {
  test("stay while there is no network, and outlive the page", async () => {
    const storage = aStorage();
    const waiting = new UnsentQuestions(() => storage, "awa");
    waiting.add(aQuestion("1"));
    waiting.add(aQuestion("2"));
    expect(await waiting.send(offline)).toBe("offline");
    const reopened = new UnsentQuestions(() => storage, "awa");
    const { got, one } = aServer();
    expect(await reopened.send(one)).toBeUndefined();
    expect(got).toEqual(["1", "2"]);
    expect(new UnsentQuestions(() => storage, "awa").read()).toEqual([]);
  });

  test("leave once, also when sending is asked for twice at a time", async () => {
    const waiting = new UnsentQuestions(keeping(aStorage()), "awa");
    waiting.add(aQuestion("1"));
    const { got, one } = aServer();
    await Promise.all([waiting.send(one), waiting.send(one)]);
    expect(got).toEqual(["1"]);
  });

  test("go on from the one that failed, under the same name", async () => {
    const waiting = new UnsentQuestions(keeping(aStorage()), "awa");
    for (const id of ["1", "2", "3"]) waiting.add(aQuestion(id));
    const tried: string[] = [];
    await waiting.send(async ({ id }) => {
      tried.push(id);
      return id === "2" ? { ok: false, code: "server" } : { ok: true };
    });
    expect(waiting.read().map(({ id }) => id)).toEqual(["2", "3"]);
    await waiting.send(async ({ id }) => {
      tried.push(id);
      return { ok: true };
    });
    expect(tried).toEqual(["1", "2", "2", "3"]);
  });

  test("are told to whoever listens, and are each person's own", () => {
    const storage = aStorage();
    const waiting = new UnsentQuestions(() => storage, "awa");
    let told = 0;
    const stop = waiting.subscribe(() => {
      told += 1;
    });
    waiting.add(aQuestion("1"));
    stop();
    waiting.add(aQuestion("2"));
    expect(told).toBe(1);
    expect(new UnsentQuestions(() => storage, "ben").read()).toEqual([]);
  });

  test("are sent from a browser that keeps nothing, as long as the page is open", async () => {
    const full = { ...aStorage(), setItem: () => expect.fail("full") };
    const refused = () => expect.fail("no storage here");
    for (const storage of [() => full, refused]) {
      const waiting = new UnsentQuestions(storage, "awa");
      waiting.add(aQuestion("1"));
      waiting.add(aQuestion("2"));
      const { got, one } = aServer();
      await waiting.send(one);
      expect([got, waiting.read()]).toEqual([["1", "2"], []]);
    }
  });

  test("one that the server will never take holds up none after it, and stays", async () => {
    const waiting = new UnsentQuestions(keeping(aStorage()), "awa");
    for (const id of ["1", "2", "3"]) waiting.add(aQuestion(id));
    const { got, one } = aServer();
    const refused = async (question: { id: string }) =>
      question.id === "1"
        ? ({ ok: false, code: "id-taken", isFinal: true } as const)
        : one(question);
    expect(await waiting.send(refused)).toBe("id-taken");
    expect([got, waiting.read().map(({ id }) => id)]).toEqual([["2", "3"], ["1"]]);
  });
});
