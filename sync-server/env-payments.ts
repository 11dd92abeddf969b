import { z } from "zod";
import type { Paying } from "#shared/schemas/subscription.ts";

const rule =
  "PAYMENT_ACCOUNTS must look like Orange Money, +237 6 99 00 00 00, BOUTIKA SARL; MTN MoMo, +237 6 77 00 00 00, BOUTIKA SARL";

const accountSchema = z.object({
  operator: z.string().min(2).max(40),
  number: z.string().regex(/^[+*#\d][\d *#]{3,29}$/),
  name: z.string().min(2).max(80),
});

/** Where owners pay their plan: operator, number and name of each account, with `;` between accounts. */
export const paymentVariables = {
  PAYMENT_ACCOUNTS: z
    .string()
    .default("")
    .transform((given, context) => {
      const entries = given.split(";").filter((entry) => entry.trim() !== "");
      const accounts = entries.map((entry) => {
        const [operator, number, name, ...rest] = entry.split(",").map((part) => part.trim());
        return rest.length > 0 ? undefined : { operator, number, name };
      });
      const read = z.array(accountSchema).max(6).safeParse(accounts);
      if (read.success) return read.data;
      context.addIssue(rule);
      return z.NEVER;
    }),
};

type Variables = z.infer<z.ZodObject<typeof paymentVariables>> & {
  CONTACT_EMAIL?: string | undefined;
  CONTACT_PHONE?: string | undefined;
  SUPPORT_EMAIL?: string | undefined;
};

/** What the page of the subscription says of it: the accounts, and whom to write to. Undefined when nothing is set. */
export function payingOf(env: Variables): Omit<Paying, "reference"> | undefined {
  const email = env.CONTACT_EMAIL ?? env.SUPPORT_EMAIL;
  if (env.PAYMENT_ACCOUNTS.length === 0 && !email && !env.CONTACT_PHONE) return undefined;
  return {
    accounts: env.PAYMENT_ACCOUNTS,
    ...(email !== undefined && { email }),
    ...(env.CONTACT_PHONE !== undefined && { phone: env.CONTACT_PHONE }),
  };
}
