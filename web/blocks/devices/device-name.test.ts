import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { deviceName, machineWords } from "./device-name.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

test.each([
  ["Chrome Android · Samsung SM-A125F", "Chrome sur Android · Samsung SM-A125F"],
  ["Chrome Android", "Chrome sur Android"],
  ["Edg Windows", "Edge sur Windows"],
  ["Android", "Android"],
  [
    "Mozilla/5.0 (Linux; Android 11; SM-A125F) Chrome/94 Mobile Safari/537.36",
    "Chrome sur Android · Samsung SM-A125F",
  ],
  ["curl/8.1", ""],
])("[names of devices] %j is called %j", (label, words) => {
  expect(machineWords(label, i18n)).toBe(words);
});

test("[names of devices] what its people call it goes before what it is; nothing known is said so", () => {
  const label = "Chrome Android";
  expect(deviceName({ name: "Téléphone de la caisse", label }, i18n)).toBe(
    "Téléphone de la caisse",
  );
  expect(deviceName({ name: "", label }, i18n)).toBe("Chrome sur Android");
  expect(deviceName({ label: "" }, i18n)).toBe("Appareil inconnu");
});
