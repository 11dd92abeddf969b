import { test } from "vitest";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import { measured } from "#tests/ask/measure-narrowed.ts";
import { narrowed } from "#tests/ask/narrowed-questions.ts";
import { readQuestion } from "./read-question.ts";

test("m", () => {
  const all = measured(narrowed);
  console.log(all.right.length, all.refused.length, all.silent.length);
  for (const k of ["refused", "silent"] as const)
    for (const t of all[k]) {
      const r = readQuestion(t, askedShop, askedOn) as any;
      const q = r.question;
      console.log(
        k,
        "|",
        t,
        "|",
        q ? q.kind : r.why,
        q
          ? JSON.stringify({
              n: q.names,
              d: q.days && [q.days.from, q.days.to],
              a: q.against && [q.against.from, q.against.to],
              w: q.narrowed,
            })
          : "",
        JSON.stringify(r.leftover?.map((l: any) => l.text)),
      );
    }
});
