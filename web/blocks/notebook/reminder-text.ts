import type { Unpaid } from "#shared/rules/customer-account.ts";
import type { Language } from "#web/i18n/languages.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatMoney } from "#web/i18n/money.ts";

type Reminder = {
  shopName: string;
  customerName: string;
  /** Francs, above zero. */
  owed: number;
  /** What is unpaid for longest; undefined where it is not known. */
  oldest: Unpaid | undefined;
};

/**
 * What a customer is written, in the language they read: whatever the screen speaks. Plain spaces and signs that every
 * telephone has, or a message costs as two.
 */
export function reminderText(
  { shopName, customerName, owed, oldest }: Reminder,
  language: Language,
): string {
  const words = texts[language];
  const of = oldest && oldest.due !== "" ? oldest : undefined;
  const day = of && formatDate(`${of.due}T12:00:00.000Z`, language);
  const when = day === undefined ? "" : words.when(day, of?.line?.dueDay != null);
  const part = of && of.left < owed ? words.part(formatMoney(of.left)) : "";
  const text = words.whole(customerName, shopName, formatMoney(owed), `${part}${when}`);
  return text.replaceAll(/\s/gu, " ");
}

type Words = {
  whole: (customer: string, shop: string, money: string, since: string) => string;
  part: (money: string) => string;
  when: (day: string, isAgreed: boolean) => string;
};

const texts: Record<Language, Words> = {
  fr: {
    whole: (customer, shop, money, since) =>
      `Bonjour ${customer}, petit rappel de ${shop} : il reste ${money} à payer${since}. Merci !`,
    part: (money) => `, dont ${money}`,
    when: (day, isAgreed) => (isAgreed ? `, à payer le ${day}` : ` depuis le ${day}`),
  },
  en: {
    whole: (customer, shop, money, since) =>
      `Hello ${customer}, a reminder from ${shop}: ${money} is still to be paid${since}. Thank you!`,
    part: (money) => `, of which ${money}`,
    when: (day, isAgreed) => (isAgreed ? `, due on ${day}` : ` since ${day}`),
  },
};

/** Opens WhatsApp with these words for this number (E.164): the person sends them. */
export const whatsAppTo = (number: string, words: string): string =>
  `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(words)}`;

/** The same as an SMS of the phone. */
export const smsTo = (number: string, words: string): string =>
  `sms:${number}?body=${encodeURIComponent(words)}`;
