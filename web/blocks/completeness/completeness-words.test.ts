import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { completenessWords } from "./completeness-words.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const known = {
  upTo: "2026-11-20T13:05:00.000Z",
  late: 0,
  silent: 0,
  online: true,
  arriving: false,
  now: Date.parse("2026-11-20T14:00:00.000Z"),
};
const words = (changes: Partial<Parameters<typeof completenessWords>[0]>) =>
  completenessWords({ ...known, ...changes }, i18n, "Africa/Douala");

test("up to a moment of today, of another day, and as far as this device knows", () => {
  expect(words({})).toEqual({ upTo: "Reçu jusqu’à 14:05", missing: [] });
  expect(words({ upTo: "2026-11-18T22:59:00.000Z" }).upTo).toMatch(/18 nov\. 23:59$/);
  // Half past midnight in Douala is another day in Greenwich.
  expect(words({ upTo: "2026-11-19T23:30:00.000Z" }).upTo).toBe("Reçu jusqu’à 00:30");
  expect(words({ online: false }).upTo).toBe(
    "Hors ligne : reçu jusqu’à 14:05, plus les ventes de cet appareil",
  );
  expect(words({ upTo: undefined }).upTo).toMatch(/^Chiffres de cet appareil seulement/);
  expect(words({ arriving: true }).upTo).toMatch(/^Les ventes passées arrivent encore/);
});

test("who holds something back, and who has said nothing for a day", () => {
  expect(words({ late: 1, silent: 2 }).missing).toEqual([
    "1 appareil n’a pas tout envoyé",
    "2 appareils silencieux depuis plus d’un jour",
  ]);
  expect(words({ late: 3 }).missing).toEqual(["3 appareils n’ont pas tout envoyé"]);
});
