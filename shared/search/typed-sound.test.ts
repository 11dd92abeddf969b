import { expect, test } from "vitest";
import { typedSound } from "./typed-sound.ts";

test.each([
  ["makero", "maquereau"],
  ["neskafe", "nescafe"],
  ["lecive", "lessive"],
  ["foto", "photo"],
  ["igienik", "hygienique"],
  ["ariko", "haricots"],
  ["chokola", "chocolat"],
  ["biskui", "biscuit"],
  ["joumessi", "djoumessi"],
  ["wattara", "ouattara"],
  ["pinture", "peinture"],
  ["mwanba", "mwamba"],
  ["bougi", "bougies"],
])("« %s » sounds as « %s »", (typed, word) => {
  expect(typedSound(typed)).toBe(typedSound(word));
});

test.each([
  ["savon", "cafe"],
  ["kamga", "kamdem"],
  ["fanta", "sprite"],
  ["diop", "diallo"],
])("« %s » does not sound as « %s »", (typed, word) => {
  expect(typedSound(typed)).not.toBe(typedSound(word));
});
