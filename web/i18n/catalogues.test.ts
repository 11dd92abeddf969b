import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** By message, and by what it is about where that is said: one word of French may be several of English. */
function wordsOf(language: string, name: string): Map<string, string> {
  const file = new URL(`./locales/${language}/${name}.po`, import.meta.url);
  const entries = readFileSync(file, "utf8").matchAll(
    /^(?:msgctxt (".*")\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm,
  );
  const plain = (text = "") => [...text.matchAll(/"(.*)"/g)].map((part) => part[1]).join("");
  return new Map(
    [...entries].map(([, about, id, words]) => [
      about === undefined ? plain(id) : `${plain(id)} (${plain(about)})`,
      plain(words),
    ]),
  );
}

/** `{name}`, `{name, plural…` and `<0>`; not the sentences inside a plural. */
const holes = (words: string) =>
  [...words.matchAll(/(?<!(?:one|other|=\d+) )\{(\w+)(?=[,}])|<(\d+)/g)]
    .map(([hole]) => hole)
    .sort();

const catalogues: [name: string, least: number][] = [
  ["messages", 50],
  ["office", 50],
  ["account", 50],
  ["ask", 50],
  ["site", 50],
  ["parts", 5],
];

describe.each(catalogues)("catalogue %s", (name, least) => {
  const french = wordsOf("fr", name);
  const english = wordsOf("en", name);

  test("both languages say the same things", () => {
    expect(french.size).toBeGreaterThan(least);
    expect([...english.keys()].sort()).toEqual([...french.keys()].sort());
  });

  test("English is set as English: no space before a mark, no French quotes", () => {
    const odd = [...english.values()].filter((words) => /\s[:;!?»]|«/u.test(words));
    expect(odd).toEqual([]);
  });

  test("every sentence fills the same holes in both languages", () => {
    for (const [id, words] of english) {
      if (id !== "" && words !== "") expect(holes(words), id).toEqual(holes(id));
    }
  });
});

test("a message that stands in two catalogues is the same English in both: whichever comes later speaks for both", () => {
  const said = new Map<string, Set<string>>();
  for (const [name] of catalogues)
    for (const [id, words] of wordsOf("en", name))
      if (id !== "") said.set(id, (said.get(id) ?? new Set()).add(words));
  expect([...said].filter(([, words]) => words.size > 1)).toEqual([]);
});

test.each([
  ["Reçu", "Receipt"],
  ["Reçu (marchandise)", "Received"],
  ["Refusée", "Declined"],
  ["Refusée (ligne d’un fichier)", "Refused"],
])("« %s » is “%s”", (id, words) => {
  expect(wordsOf("en", "office").get(id)).toBe(words);
});

test.each([
  ["a sale on paper is a receipt", /(?<!\{)\btickets?\b/i],
  ["what a person refuses is declined", /\breject/i],
  ["what a price may not go below is the minimum price", /\blowest price/i],
])("English has one word for one thing: %s", (_what, other) => {
  const said = catalogues.flatMap(([name]) => [...wordsOf("en", name).values()]);
  expect(said.filter((words) => other.test(words))).toEqual([]);
});

test("a button that refuses and the question it asks are one word of English", () => {
  const office = wordsOf("en", "office");
  expect(office.get("Refuser")).toBe("Decline");
  expect(office.get("Refuser ce transfert ?")).toMatch(/^Decline /);
  expect(office.get("Refuser ce paiement ?")).toMatch(/^Decline /);
});

test("« prix minimum » is said everywhere, but where other words were settled", () => {
  const said = catalogues.flatMap(([name]) => [...wordsOf("fr", name).values()]);
  const others = said.filter((words) => /prix minimal/i.test(words));
  expect(new Set(others)).toEqual(new Set(["Prix de vente inférieur au prix minimal"]));
});

test("who has no password is sent to the link by the words that stand on it", () => {
  const door = wordsOf("en", "account").get("Mot de passe oublié ?");
  const sent = [...wordsOf("en", "office")].find(([id]) =>
    id.includes("« Mot de passe oublié ? »"),
  );
  expect(sent?.[1]).toContain(`“${door}”`);
});

test.each(["produits", "lignes. Vérifiez", "vendus sur la période", "caractères", "comptés"])(
  "one and none are not counted as several: %s",
  (words) => {
    const counted = new RegExp(`(?<!maximum )\\{\\w+\\}(</\\d+>)? ${words}`);
    const messages = [...wordsOf("fr", "office").keys()];
    expect(messages.filter((id) => counted.test(id) && !id.includes(", plural,"))).toEqual([]);
  },
);

test("what is left agrees with every number: « reste 5 », never « 5 restant »", () => {
  const messages = catalogues.flatMap(([name]) => [...wordsOf("fr", name).keys()]);
  expect(messages.filter((id) => /\} restante?\b/.test(id))).toEqual([]);
});
