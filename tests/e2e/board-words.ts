import { expect } from "@playwright/test";
import { shopTime } from "#tests/replay/acts.ts";
import { amount, change } from "./expected-report.ts";

export const francs = (whole: number) => `${amount(whole)} FCFA`;
export const count = (whole: number, one: string, other: string) =>
  `${amount(whole)} ${whole < 2 ? one : other}`;
export const back = (refunded: number) => (refunded > 0 ? `dont retours ${francs(-refunded)}` : "");

/** What stands under a figure of today. */
export function againstYesterday(now: number, before: number): string {
  const percent = change(now, before);
  if (percent === undefined) return "Hier : retours seulement";
  if (percent === 0) return "Comme hier";
  return `${amount(Math.abs(percent))} % de ${percent > 0 ? "plus" : "moins"} qu’hier`;
}

/** `il y a 9 h`, `avant-hier`: of something in the week before ten in the evening of a day. */
export function ago(at: string, day: string): string {
  const minutes = Math.floor((shopTime(`${day} 22:00:00`) - shopTime(at)) / 60_000);
  const days = Math.floor(minutes / 1440);
  if (days === 0 && minutes < 60) return `il y a ${minutes} min`;
  if (days === 0) return `il y a ${Math.floor(minutes / 60)} h`;
  return ["", "hier", "avant-hier"][days] ?? `il y a ${days} j`;
}

type Standing<T> = { most: number; textOf: (one: T) => string; placeOf: (one: T) => unknown };

/** The first of what is expected stand there, in their order; those with the same place may change it. */
export async function standFirst<T>(
  read: () => Promise<string[]>,
  expected: readonly T[],
  { most, textOf, placeOf }: Standing<T>,
): Promise<void> {
  await expect(async () => {
    const left = [...expected];
    const places = (await read()).map((text) => {
      const at = left.findIndex((one) => textOf(one) === text);
      expect(at, `${text}, of ${left.map(textOf).join(" | ")}`).toBeGreaterThanOrEqual(0);
      return left.splice(at, 1).map(placeOf)[0];
    });
    expect(places).toEqual(expected.slice(0, most).map(placeOf));
  }).toPass({ timeout: 30_000 });
}
