import { resolve } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { noBreakSpaces, unbroken } from "./no-break-spaces.ts";

test.each([
  ["Reçu : {0}", "Reçu_: {0}"],
  ["Supprimer {name} ?", "Supprimer {name}_?"],
  ["Merci ! Pas de TVA (0 %) ; c’est fini.", "Merci_! Pas de TVA (0_%)_; c’est fini."],
  ["« {reason} » n’est pas là", "«_{reason}_» n’est pas là"],
  ["5 000 FCFA ou 20 000 XAF par mois", "5_000_FCFA ou 20_000_XAF par mois"],
  ["1 250 000 FCFA", "1_250_000_FCFA"],
  ["Le 5 1234 fois, puis 12 30", "Le 5 1234 fois, puis 12 30"],
  ["Aucun signe ici", "Aucun signe ici"],
])("%s", (typed, set) => {
  expect(unbroken(typed)).toBe(set.replaceAll("_", "\u00a0"));
});

/** Lines of a catalogue, as a page fetches it, that hold this. */
async function found(language: string, what: RegExp): Promise<string[]> {
  const input = resolve(`web/i18n/locales/${language}/messages.po`);
  const built = (await build({
    ...{ configFile: false, logLevel: "silent" },
    plugins: [lingui(), noBreakSpaces()],
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.split('],"').filter((line) => what.test(line));
}

test("French is set so where it is compiled, English stays as it is typed", async () => {
  const set = /(\\xA0|\u00a0)[:;?!]/i;
  expect((await found("fr", set)).length).toBeGreaterThan(20);
  expect(await found("fr", / [:;?!%»]|« /)).toEqual([]);
  expect(await found("en", set)).toEqual([]);
});
