import type { AskShop, Question, Reading } from "#shared/ask/question.ts";
import { readQuestion } from "#shared/ask/read-question.ts";
import { askedOn, askedShop } from "./asked-shop.ts";
import { daysOf, expenseIds } from "./measure.ts";

/** Outcome of a question: as meant, refused though answerable, or answered as another question without a warning. */
export type Outcome = "right" | "refused" | "silent";

type Wanted = { outcome: string; text: string; slots: ReadonlyMap<string, string> };

const rows = (table: string): Wanted[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      // A bar stands between the things that an ambiguous name may mean.
      const [outcome = "", text = "", ...named] = line.split("|").map((part) => part.trim());
      const slots = named.join("|");
      const each = slots.split(" · ").flatMap((one): [string, string][] => {
        const [slot, value = ""] = one.split("=");
        return slot ? [[slot, value]] : [];
      });
      return { outcome, text, slots: new Map(each) };
    });

const words = (days: { from: string; to: string } | undefined) =>
  days ? `${days.from} ${days.to}` : "";

/** Content of a question, in the format of the tables. */
function told({ names, days, against, narrowed }: Question): Record<string, string> {
  const { without = [], hours, least, most } = narrowed ?? {};
  const idsOf = Object.fromEntries(
    Object.entries(names).map(([slot, { ids }]) => [slot, ids.join("|")]),
  );
  return {
    ...idsOf,
    period: words(days),
    otherPeriod: words(against),
    without: without
      .flatMap(({ ids }) => ids)
      .sort()
      .join(),
    hours: hours ? `${hours.from}-${hours.to}` : "",
    least: String(least ?? ""),
    most: String(most ?? ""),
  };
}

function expected(slots: Wanted["slots"]): Record<string, string> {
  const without = (slots.get("without") ?? "").split(",").map((name) => expenseIds[name] ?? name);
  return {
    ...Object.fromEntries(slots),
    period: daysOf(slots.get("period")),
    otherPeriod: daysOf(slots.get("otherPeriod")),
    without: without.sort().join(),
    hours: slots.get("hours") ?? "",
    least: slots.get("least") ?? "",
    most: slots.get("most") ?? "",
  };
}

/** Outcome of one reading of a question. */
function outcomeOf({ outcome, slots }: Wanted, reading: Reading): Outcome {
  const { question } = reading;
  if (!question) {
    if (outcome === "refused" || outcome === reading.why) return "right";
    return "refused";
  }
  const [found, wanted] = [told(question), expected(slots)];
  const isAsMeant =
    question.kind === outcome &&
    [...new Set([...Object.keys(found), ...Object.keys(wanted)])].every(
      (slot) =>
        (found[slot] ?? "") === (wanted[slot] ?? "") ||
        (slot === "otherPeriod" && !slots.has("otherPeriod")),
    );
  const isWhole = (reading.leftover ?? []).length === 0;
  if (isAsMeant && isWhole) return "right";
  return isWhole ? "silent" : "refused";
}

/** All questions of a table, by their outcome in a shop. */
export function measured(table: string, shop: AskShop = askedShop): Record<Outcome, string[]> {
  const all: Record<Outcome, string[]> = { right: [], refused: [], silent: [] };
  for (const wanted of rows(table))
    all[outcomeOf(wanted, readQuestion(wanted.text, shop, askedOn))].push(wanted.text);
  return all;
}
