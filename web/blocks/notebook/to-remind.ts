import { daysLate } from "#shared/rules/customer-account.ts";
import { numbersIn } from "#web/blocks/phone/written-phone.ts";
import { ageOf, isLate } from "./age-of-debt.ts";
import type { NotebookLine } from "./notebook-lines.ts";

/** Days in which somebody who was reminded is left in peace. */
export const restDays = 3;

/** Why somebody with something due is not reminded now. */
export type NotReminded = "no-messages" | "no-phone" | "reminded-lately";

export type ToRemind = { line: NotebookLine; numbers: string[]; why: NotReminded | undefined };

/**
 * Customers with something due, whose debt is oldest first: due on the day that was agreed, or after a week where none
 * was. `why` says of whom not. `today`: the business day; `dayOf`: the business day of a moment; numbers are read for
 * `country`.
 */
export function toRemind(
  lines: readonly NotebookLine[],
  { today, country, dayOf }: { today: string; country: string; dayOf: (at: string) => string },
): ToRemind[] {
  const due = lines.flatMap(({ customer, ...line }) =>
    customer && line.owed > 0 && isDue(line, today) ? [{ ...line, customer }] : [],
  );
  return due
    .map((line): ToRemind => {
      const { phone, otherPhone, wantsMessages, reminded } = line.customer;
      const numbers = [phone, otherPhone].flatMap((one) => numbersIn(one, country));
      const isLately = reminded ? daysLate(dayOf(reminded.at), today) < restDays : false;
      const why = !wantsMessages
        ? "no-messages"
        : numbers.length === 0
          ? "no-phone"
          : isLately
            ? "reminded-lately"
            : undefined;
      return { line, numbers, why };
    })
    .sort((a, b) => compare(a.line.oldest?.due ?? "", b.line.oldest?.due ?? ""));
}

/** What nobody knows the day of has been owed for longest. */
function isDue({ oldest }: Pick<NotebookLine, "oldest">, today: string): boolean {
  const age = oldest && ageOf(oldest, today);
  return !age || isLate(age) || (age.isAgreed && age.days === 0);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
