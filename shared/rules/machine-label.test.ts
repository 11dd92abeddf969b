import { expect, test } from "vitest";
import { machineLabel } from "./machine-label.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36",
    "Chrome Android",
  ],
  [
    "Mozilla/5.0 (Linux; Android 11; SM-A125F Build/RP1A) AppleWebKit/537.36 Chrome/94 Mobile Safari/537.36",
    "Chrome Android · Samsung SM-A125F",
  ],
  [
    "Mozilla/5.0 (Linux; Android 12; TECNO KG5k) AppleWebKit/537.36 Chrome/101 Mobile Safari/537.36",
    "Chrome Android · TECNO KG5k",
  ],
  ["Mozilla/5.0 (Android 13; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0", "Firefox Android"],
  [
    "Mozilla/5.0 (Linux; U; Android 4.4.2; fr-fr; GT-I9060 Build/KOT49H) Version/4.0 Safari/534.30",
    "Safari Android",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) CriOS/120 Mobile Safari/604.1", "Chrome iPhone"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari iPhone",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/120 Safari/537.36 Edg/120", "Edg Windows"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/23.0 Chrome/115 Mobile Safari/537.36",
    "SamsungBrowser Android",
  ],
  ["curl/8.1", ""],
])("%s is %j", (agent, label) => {
  expect(machineLabel(agent)).toBe(label);
});

test("the model that the browser tells apart comes behind, with its maker where it names none", () => {
  const agent = "Mozilla/5.0 (Linux; Android 10; K) Chrome/120 Mobile Safari/537.36";
  expect(machineLabel(agent, "SM-A125F")).toBe("Chrome Android · Samsung SM-A125F");
  expect(machineLabel(agent, "Infinix X6511B")).toBe("Chrome Android · Infinix X6511B");
  expect(machineLabel(agent, "<b>".repeat(40))).toHaveLength(57);
});

test("a label is read as what it was made of", () => {
  const label = "Chrome Android · Samsung SM-A125F";
  const [kind = "", model] = label.split(" · ");
  expect(machineLabel(kind, model)).toBe(label);
});
