import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { defaultDayCut } from "#shared/rules/business-day.ts";
import type { ShopDevice } from "#web/store/queries/use-devices.ts";
import { completenessInFile, completenessWords } from "./completeness-words.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const known = {
  upTo: "2026-11-20T13:05:00.000Z",
  late: 0,
  silent: 0,
  online: true,
  arriving: false,
  now: Date.parse("2026-11-20T14:00:00.000Z"),
  seesDevices: true,
  state: "fresh" as const,
};
const words = (changes: Partial<Parameters<typeof completenessWords>[0]>) =>
  completenessWords({ ...known, ...changes }, i18n, defaultDayCut);

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
  expect(words({ arriving: true, online: false }).upTo).toMatch(/des ventes passées manquent/);
  expect(words({ arriving: true, online: false, upTo: undefined }).upTo).toMatch(/^Chiffres de/);
});

test("who holds something back, and who has said nothing for a day", () => {
  expect(words({ late: 1, silent: 2 }).missing).toEqual([
    "1 appareil n’a pas tout envoyé",
    "2 appareils silencieux depuis plus d’un jour",
  ]);
  expect(words({ late: 3 }).missing).toEqual(["3 appareils n’ont pas tout envoyé"]);
});

test("while the devices are not known, nothing passes for complete; who may not see them is told nothing", () => {
  expect(words({ state: "loading" }).missing).toEqual(["autres appareils pas encore vérifiés"]);
  expect(words({ state: "unavailable" }).missing).toEqual([
    "on ne sait pas si les autres appareils ont tout envoyé",
  ]);
  expect(words({ state: "old" }).missing).toEqual([]);
  expect(words({ state: "unavailable", seesDevices: false }).missing).toEqual([]);
});

test("a file names the devices that may still hold sales, by shop where there are several", () => {
  const aDevice = (code: string, changes: Partial<ShopDevice> = {}): ShopDevice => ({
    ...{ shopId: "akwa", isOwn: false, code, label: "", name: "", userId: "u", fullName: "Aline" },
    ...{ lastSeenAt: "2026-11-20T13:05:00.000Z", announced: 3, receivedUpTo: 3, missing: [] },
    ...{ clockOffset: null, ...changes },
  });
  const devices = [
    aDevice("A"),
    aDevice("B", { label: "Chrome Android", missing: [[2, 3]] }),
    aDevice("C", {
      name: "Caisse du fond",
      shopId: "deido",
      lastSeenAt: "2026-11-18T10:00:00.000Z",
    }),
    aDevice("D", { isOwn: true, missing: [[1, 3]] }),
  ];
  const akwa = { id: "akwa", name: "Akwa" };
  const inFile = (changes: Partial<Parameters<typeof completenessInFile>[0]>, shops = [akwa]) =>
    completenessInFile({ ...known, devices: [], ...changes }, i18n, {
      ...{ cut: defaultDayCut, shops },
    });
  expect(inFile({})).toEqual(["Reçu jusqu’à 14:05"]);
  expect(inFile({ devices: devices.slice(0, 2), late: 1 }).slice(1)).toEqual([
    "1 appareil n’a pas tout envoyé",
    "Appareils dont il manque peut-être des ventes : B · Chrome sur Android",
  ]);
  const all = inFile({ devices, late: 1, silent: 1 }, [akwa, { id: "deido", name: "Deïdo" }]);
  expect(all.at(-1)).toBe(
    "Appareils dont il manque peut-être des ventes : B · Chrome sur Android (Akwa), C · Caisse du fond (Deïdo)",
  );
});
