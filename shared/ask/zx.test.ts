import { test } from "vitest";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import { fresh } from "#tests/ask/fresh-questions.ts";
import { seen } from "#tests/ask/questions.ts";
import { fullShop } from "#tests/ask/real-shelf.ts";
import { second } from "#tests/ask/second-questions.ts";
import { unseen } from "#tests/ask/unseen-questions.ts";
import { readQuestion } from "./read-question.ts";

test("m", () => {
  const by: Record<string, number> = {};
  for (const [, t] of [...seen, ...unseen, ...second, ...fresh]) {
    const a = readQuestion(t, askedShop, askedOn),
      b = readQuestion(t, fullShop, askedOn);
    if (a.question?.kind !== b.question?.kind) {
      const r = b as any;
      const words = r.leftover.map((l: any) => l.text);
      console.log(t, "|", a.question?.kind, "->", b.question?.kind ?? r.why, JSON.stringify(words));
    }
  }
});
