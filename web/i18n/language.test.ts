import { i18n } from "@lingui/core";
import { beforeEach, expect, test, vi } from "vitest";

type Chunk = { arrives: () => void; fails: () => void };

/** The words of one part in one language, which come when the test says so. */
function aChunk(language: string, part: string): Chunk {
  let chunk: Chunk | undefined;
  const words = { messages: { [part]: `${part} ${language}` } };
  const coming = new Promise<typeof words>((arrive, fail) => {
    chunk = { arrives: () => arrive(words), fails: () => fail(new TypeError("Failed to fetch")) };
  });
  coming.catch(() => undefined);
  vi.doMock(`./locales/${language}/${part}.po`, () => coming);
  return chunk as Chunk;
}

const fresh = () => ({
  fr: { till: aChunk("fr", "messages"), office: aChunk("fr", "office") },
  en: { till: aChunk("en", "messages"), office: aChunk("en", "office") },
});

/** A device on which French is spoken at the till; nothing else has been fetched. */
async function aFrenchTill() {
  vi.resetModules();
  const chunks = fresh();
  const language = await import("./language.ts");
  chunks.fr.till.arrives();
  await language.activate("fr");
  return { ...chunks, ...language };
}

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  for (const locale of ["en", "fr", ""]) i18n.loadAndActivate({ locale, messages: {} });
});

test("a language that cannot be fetched changes nothing: the words of the office still come", async () => {
  const { en, fr, changeLanguage, speak } = await aFrenchTill();
  en.till.fails();
  await expect(changeLanguage("en")).rejects.toThrow();
  fr.office.arrives();
  await speak("office");
  expect(i18n._("office")).toBe("office fr");
  expect(i18n.locale).toBe("fr");
  expect(kept.has("language")).toBe(false);
});

test("a screen opened while another language is fetched does not wait for that language", async () => {
  const { en, fr, changeLanguage, speak } = await aFrenchTill();
  const changing = changeLanguage("en");
  fr.office.arrives();
  await speak("office");
  expect(i18n._("office")).toBe("office fr");
  en.till.arrives();
  en.office.arrives();
  await changing;
  expect(i18n._("office")).toBe("office en");
  expect(kept.get("language")).toBe("en");
});

test("another language tapped while the words of the office come, and not to be had, takes them away from nobody", async () => {
  const { en, fr, changeLanguage, speak } = await aFrenchTill();
  const speaking = speak("office");
  const changing = changeLanguage("en");
  fr.office.arrives();
  await speaking;
  expect(i18n._("office")).toBe("office fr");
  en.till.fails();
  await expect(changing).rejects.toThrow();
  await speak("office");
  expect(i18n._("office")).toBe("office fr");
});

test("another language that comes sooner than the words of the office has them fetched too", async () => {
  const { en, fr, changeLanguage, speak } = await aFrenchTill();
  const speaking = speak("office");
  en.till.arrives();
  await changeLanguage("en");
  fr.office.arrives();
  en.office.arrives();
  await speaking;
  expect(i18n._("office")).toBe("office en");
});

test("the last tap is spoken and kept, whatever comes later", async () => {
  const { en, changeLanguage } = await aFrenchTill();
  const first = changeLanguage("en");
  await changeLanguage("fr");
  en.till.arrives();
  await first;
  expect(i18n.locale).toBe("fr");
  expect(kept.get("language")).toBe("fr");
});
