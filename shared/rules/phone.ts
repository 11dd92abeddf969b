/** Where a number without a country's code is taken to be: Cameroon. */
const homeCode = "237";

/**
 * A telephone number as the world writes it (E.164: `+237677000000`), from whatever somebody typed; undefined when it
 * cannot be one. `00` before a country's code counts as `+`; a national number is one of Cameroon.
 */
export function internationalPhone(typed: string): string | undefined {
  const signs = typed.trim().replace(/[\s().-]/g, "");
  const digits = signs.replace(/^\+|^00/, "");
  if (!/^[0-9]+$/.test(digits)) return undefined;
  const isInternational = signs.startsWith("+") || signs.startsWith("00");
  const whole =
    isInternational || (digits.startsWith(homeCode) && digits.length === 12)
      ? digits
      : homeCode + digits;
  return /^[1-9][0-9]{7,14}$/.test(whole) && isHomeLength(whole) ? `+${whole}` : undefined;
}

/** National numbers of the countries around have eight digits (Chad) or more. */
const leastDigits = 8;

/**
 * The last digits of a number, by which it is found however it was typed, with its country's code or without;
 * undefined for one so short that it would be found by accident.
 */
export function phoneEnding(typed: string): string | undefined {
  const digits = typed.replace(/[^0-9]/g, "");
  return digits.length < leastDigits ? undefined : digits.slice(-leastDigits);
}

/** Numbers of Cameroon have nine digits after the code. */
function isHomeLength(whole: string): boolean {
  return !whole.startsWith(homeCode) || whole.length === homeCode.length + 9;
}
