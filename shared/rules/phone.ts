import { phoneSigns } from "#shared/schemas/phone-signs.ts";
import { type Country, countries, countryOfDigits, defaultCountry } from "./countries.ts";

/**
 * A telephone number as the world writes it (E.164: `+237677000000`), from whatever somebody typed or pasted; undefined
 * when it cannot be one. `00` counts as `+`. Without either it is a number of `country` (ISO 3166-1), as it is dialled
 * there; what is none, and begins with the code of a country that we know, is one of that country.
 */
export function internationalPhone(typed: string, country = defaultCountry): string | undefined {
  const signs = phoneSigns(typed);
  if (signs === undefined) return undefined;
  const abroad = abroadOf(signs, country);
  if (abroad !== undefined) return wholeNumber(abroad) ?? withItsZero(typed);
  const home = countries[country] ?? countries[defaultCountry];
  const national = home && nationalOf(signs, home);
  if (home && national) return `+${home.dial}${national}`;
  if (countryOfDigits(signs)) return wholeNumber(signs);
  // As one dials to us from America.
  return /^011(.*)$/.exec(signs)?.slice(1).filter(countryOfDigits).map(wholeNumber)[0];
}

/** What stands behind the signs that call abroad: `+`, `00`, in Nigeria `009`; undefined where there are none. */
function abroadOf(signs: string, country: string): string | undefined {
  const sign = country === "NG" ? /^(?:\+|009|00)(.*)$/ : /^(?:\+|00)(.*)$/;
  return sign.exec(signs)?.[1];
}

/** `+225 (0)7 …` where the zero belongs to the number. */
function withItsZero(typed: string): string | undefined {
  const signs = phoneSigns(typed.replace(/[([]\s*0\s*[)\]]/, "0"));
  return signs && wholeNumber(signs.replace(/^(?:\+|00)/, ""));
}

/** A number that begins with a country's code: of our countries only what their numbers are like. */
function wholeNumber(digits: string): string | undefined {
  const known = countries[countryOfDigits(digits) ?? ""];
  if (known) {
    const national = nationalOf(digits.slice(known.dial.length), known);
    return national && `+${known.dial}${national}`;
  }
  const whole = digits.replace(strayTrunk, "$1");
  return /^[1-9][0-9]{7,14}$/.test(whole) ? `+${whole}` : undefined;
}

/** Countries further away where the zero of home is often written after the code, by mistake. */
const strayTrunk = /^(27|3[1-3]|4[1346-9]|61|90|21[23]|25[4-6])0/;

/** The number as it follows the code, from how it is dialled at home; undefined when it is none of this country. */
function nationalOf(dialled: string, { national, trunk, before }: Country): string | undefined {
  const number = trunk && dialled.startsWith(trunk) ? dialled.slice(trunk.length) : dialled;
  if (national.test(number)) return number;
  return before?.national.test(number) ? before.prefix + number : undefined;
}

/** As people read it: `+237 6 77 00 00 00`; of countries that we do not know, in one piece. */
export function readablePhone(international: string): string {
  const known = countries[countryOfDigits(international.slice(1)) ?? ""];
  if (!known) return international;
  const groups = [`+${known.dial}`];
  let rest = international.slice(1 + known.dial.length);
  for (const size of known.groups) {
    groups.push(rest.slice(0, Number(size)));
    rest = rest.slice(Number(size));
  }
  return [...groups, rest].filter(Boolean).join(" ");
}

/**
 * A number, and the ways in which it was kept before its country's rules were known here: with the zero of home after
 * the code, or without what a change of numbers put before it.
 */
export function keptPhones(international: string): string[] {
  const known = countries[countryOfDigits(international.slice(1)) ?? ""];
  if (!known) return [international];
  const { dial, trunk, before } = known;
  const national = international.slice(1 + dial.length);
  return [
    international,
    ...(trunk ? [`+${dial}${trunk}${national}`] : []),
    ...(before ? [`+${dial}${national.slice(before.prefix.length)}`] : []),
  ];
}

/** National numbers of the countries around have eight digits (Chad) or more; the shorter ones come with their code. */
const leastDigits = 8;

/**
 * The last digits of a number, by which it is found however it was typed, with its country's code or without;
 * undefined for one so short that it would be found by accident.
 */
export function phoneEnding(typed: string): string | undefined {
  const digits = typed.replace(/[^0-9]/g, "");
  return digits.length < leastDigits ? undefined : digits.slice(-leastDigits);
}
