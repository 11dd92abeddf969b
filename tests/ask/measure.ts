import type { Question } from "#shared/ask/question.ts";
import { readQuestion } from "#shared/ask/read-question.ts";
import { askedOn, askedShop } from "./asked-shop.ts";
import type { Wording } from "./wording.ts";

export const expenseIds: Record<string, string> = {
  ...{ Transport: "transport", Loyer: "rent", Salaires: "wages", Électricité: "power-and-water" },
};

/** Days as the wordings call them, seen from the day on which they are asked. */
const fixed: Record<string, string> = {
  today: "2026-11-27 2026-11-27",
  yesterday: "2026-11-26 2026-11-26",
  "before-yesterday": "2026-11-25 2026-11-25",
  "this-week": "2026-11-22 2026-11-27",
  "last-week": "2026-11-15 2026-11-21",
  "this-month": "2026-11-01 2026-11-27",
  "last-month": "2026-10-01 2026-10-31",
  "this-year": "2026-01-01 2026-11-27",
  "last-7-days": "2026-11-21 2026-11-27",
  "last-30-days": "2026-10-29 2026-11-27",
  all: "all",
};
const weekdays: Record<string, string> = {
  ...{ saturday: "21", sunday: "22", monday: "23", tuesday: "24" },
  ...{ wednesday: "25", thursday: "26", friday: "27" },
};

/** Days as the wordings name them, or as `from..to`, in the form « 2026-11-01 2026-11-27 »; empty for no days. */
export function daysOf(name: string | undefined): string {
  if (name === undefined) return "";
  const known = fixed[name];
  if (known) return known;
  if (name.includes("..")) return name.replace("..", " ");
  const [what = "", one = "", other = ""] = name.split(":");
  const day = `2026-11-${weekdays[one] ?? one.padStart(2, "0")}`;
  if (what === "since-weekday") return `${day} ${askedOn}`;
  if (what === "weekday") return `${day} ${day}`;
  if (what === "range") return `2026-${one} 2026-${other}`;
  if (what === "day") {
    const past = Number(one) > 27 ? `2026-10-${one}` : day;
    return `${past} ${past}`;
  }
  if (what !== "month") throw new Error(`Nobody knows the days « ${name} »`);
  const year = Number(one) > 11 ? 2025 : 2026;
  const [from, end] = [1, 0].map((shift, at) =>
    new Date(Date.UTC(year, Number(one) - 1 + at, shift)).toISOString().slice(0, 10),
  );
  return `${from} ${end && end > askedOn ? askedOn : end}`;
}

/** Part of an earlier period as long as the current one so far: both compared periods must have equally many days. */
const soFar: Record<string, string> = {
  "this-week last-week": "2026-11-15 2026-11-20",
  "this-month last-month": "2026-10-01 2026-10-27",
};
const othersOf = (period = "", other = "") => soFar[`${period} ${other}`] ?? daysOf(other);

const told = (days: { from: string; to: string } | undefined, otherwise = "") =>
  days ? `${days.from} ${days.to}` : otherwise;

function isRight(question: Question | undefined, [kind, , slots]: Wording): boolean {
  if (question?.kind !== kind) return false;
  const wanted = new Map(
    slots.split(" · ").flatMap((one): [string, string][] => {
      const [slot, name = ""] = one.split("=");
      return slot ? [[slot, name]] : [];
    }),
  );
  const { days, against, isOfAllTime, names } = question;
  const found = Object.entries(names).map(([slot, { ids }]) =>
    slot === "expense" ? `expenseCategory=${ids.join("|")}` : `${slot}=${ids.join("|")}`,
  );
  const expected = [...wanted]
    .filter(([slot]) => slot !== "period" && slot !== "otherPeriod")
    .map(([slot, name]) => `${slot}=${slot === "expenseCategory" ? expenseIds[name] : name}`);
  return (
    [...found].sort().join() === expected.sort().join() &&
    told(days, isOfAllTime ? "all" : "") === daysOf(wanted.get("period")) &&
    (!wanted.has("otherPeriod") ||
      told(against) === othersOf(wanted.get("period"), wanted.get("otherPeriod")))
  );
}

/** How many of these are read as what they are, their names and days among it, and which are not. */
export function readAsMeant(wordings: readonly Wording[]): { right: number; wrong: string[] } {
  const wrong = wordings.filter(
    (one) => !isRight(readQuestion(one[1], askedShop, askedOn).question, one),
  );
  return { right: wordings.length - wrong.length, wrong: wrong.map(([, text]) => text) };
}

/** Those that are answered all the same. */
export const answered = (texts: readonly string[]): string[] =>
  texts.filter((text) => readQuestion(text, askedShop, askedOn).question !== undefined);
