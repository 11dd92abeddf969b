import { expect, test } from "vitest";
import { understand } from "#shared/spoken/understand.ts";
import { sentencesOf } from "./expected.ts";
import { measured } from "./measure.ts";
import { sentencesAside, trapsAside } from "./sentences-aside.ts";
import { spokenShop } from "./shop.ts";

test("of a hundred sentences set aside nearly all are right or asked, none wrong in silence", () => {
  const aside = measured(sentencesOf(sentencesAside));
  expect(aside.sentences).toBe(96);
  expect(aside.notReached).toEqual([
    "rentré 2 sacs d'arachides à 55 000",
    "two toilet roll and one small omo",
  ]);
  expect([...aside.wrongInSilence, ...aside.wrongTotalsInSilence]).toEqual([]);
});

test("of what may not be taken without a doubt nothing is", () => {
  const traps = trapsAside.trim().split("\n");
  expect(traps.length).toBe(28);
  for (const trap of traps) {
    const [text = "", taken = ""] = trap.split(" =>");
    const { kind, lines, customer, unsure } = understand(text, spokenShop);
    expect([text, kind === "nothing" || unsure.length > 0]).toEqual([text, true]);
    const ids = [customer?.id, ...lines.map(({ productId }) => productId)];
    for (const id of taken.split(" ").filter(Boolean)) expect(ids, text).not.toContain(id);
  }
});
