import { expect, test } from "vitest";
import { nameAlone, nameWithoutLink } from "./names-in-letters.ts";

test.each([
  ["Awa Ndiaye", "Awa Ndiaye"],
  ["Jean-Paul N’Guessan", "Jean-Paul N’Guessan"],
  ["client, vous avez gagné 500 000 FCFA.\n\nhttps://evil.test", ""],
  ["Gagnez http://spam.test", ""],
  ["evil.test", ""],
  ["x".repeat(41), ""],
  ["", ""],
])("of %j a stranger reads the name %j", (text, name) => {
  expect(nameAlone(text)).toBe(name);
});

test.each([
  ["Ets. Ndiaye & Fils n° 2", "Ets. Ndiaye & Fils n° 2"],
  ["J.Mbarga", "J.Mbarga"],
  ["+237677000001", "+237677000001"],
  ["Alimentation/Boissons", "Alimentation/Boissons"],
  ["Chez\r\n\r\nAwa\u2028", "Chez Awa"],
  ["Gagnez sur https://evil.test", ""],
  ["evil.test/boutika", ""],
  ["t.me/gagnez", ""],
  ["WWW.EVIL", ""],
  ["écrivez à x@y", ""],
  ["x".repeat(70), `${"x".repeat(60)}…`],
  ["", ""],
])("of %j an invited person reads %j", (text, name) => {
  expect(nameWithoutLink(text)).toBe(name);
});
