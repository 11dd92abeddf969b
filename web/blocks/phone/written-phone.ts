import { internationalPhone, readablePhone } from "#shared/rules/phone.ts";

export type PhoneFault = "missing" | "not-a-phone";

/** What is wrong with a number that was typed for a country. */
export function phoneFault(typed: string, country: string): PhoneFault | undefined {
  if (typed.trim() === "") return "missing";
  return internationalPhone(typed, country) ? undefined : "not-a-phone";
}

/** A number as it is kept of a person, who is reached from other countries too: with its country's code. */
export function writtenPhone(typed: string, country: string): string {
  const number = internationalPhone(typed, country);
  return number ? readablePhone(number) : typed.trim();
}

/** The numbers in what somebody wrote, where two may stand in one field: `677 00 00 00 / 699 00 00 00`. */
export function numbersIn(typed: string, country: string): string[] {
  const whole = internationalPhone(typed, country);
  if (whole) return [whole];
  return typed
    .split(/[/;,|\n]|\s(?:ou|et|or|and)\s/i)
    .flatMap((part) => internationalPhone(part, country) ?? []);
}
