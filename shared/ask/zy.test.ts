import { test } from "vitest";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import { fresh } from "#tests/ask/fresh-questions.ts";
import { freshUnanswerable } from "#tests/ask/fresh-unanswerable.ts";
import { answered, readAsMeant } from "#tests/ask/measure.ts";
import { seen } from "#tests/ask/questions.ts";
import { second, secondUnanswerable } from "#tests/ask/second-questions.ts";
import { unanswerable } from "#tests/ask/unanswerable.ts";
import { unseen } from "#tests/ask/unseen-questions.ts";
import { readQuestion } from "./read-question.ts";

test("m", () => {
  for (const [name, set] of Object.entries({ seen, unseen, second, fresh })) {
    const { right, wrong } = readAsMeant(set);
    console.log(name, right, set.length);
    for (const t of wrong) {
      const r = readQuestion(t, askedShop, askedOn) as any;
      const w = set.find((s) => s[1] === t)!;
      console.log(
        " ",
        t,
        "| want",
        w[0],
        w[2],
        "| got",
        r.question?.kind ?? r.why,
        r.question
          ? JSON.stringify([
              r.question.days?.from,
              r.question.days?.to,
              r.question.against?.from,
              r.question.against?.to,
              r.question.narrowed,
            ])
          : "",
        JSON.stringify(r.leftover.map((l: any) => l.text)),
      );
    }
    const left = set.filter(([, t]) => {
      const r = readQuestion(t, askedShop, askedOn);
      return r.question && r.leftover.length > 0;
    });
    console.log("with leftover", left.length);
    for (const [, t] of left)
      console.log(
        "   L",
        t,
        JSON.stringify(readQuestion(t, askedShop, askedOn).leftover.map((l) => l.text)),
      );
  }
  console.log(answered(unanswerable), answered(secondUnanswerable), answered(freshUnanswerable));
});
