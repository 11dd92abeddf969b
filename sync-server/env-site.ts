import { readFileSync } from "node:fs";
import { z } from "zod";
import type { SiteSettings } from "#server/plugins/site-pages.ts";

const text = z.string().max(300).optional();
const storeLink = (name: string) =>
  z.url({ protocol: /^https$/, error: `${name} must be an https address` }).optional();

const testimonialsSchema = z.array(
  z.object({
    quote: z.object({ fr: z.string().min(1), en: z.string().min(1) }),
    name: z.string().min(1),
    place: z.string(),
  }),
);

/** What merchants have said, read from a file; none without one. */
const testimonials = text.transform((file, context) => {
  if (file === undefined) return [];
  try {
    return testimonialsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    context.addIssue(`TESTIMONIALS_FILE: ${file} is not a list of testimonials`);
    return z.NEVER;
  }
});

/** What the public site says of whoever runs the server. What is not set is not shown. */
export const siteVariables = {
  CONTACT_EMAIL: z.email({ error: "CONTACT_EMAIL must be an email address" }).optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+[\d ]{8,20}$/, { error: "CONTACT_PHONE must look like +237 6 70 00 00 00" })
    .optional(),
  CONTACT_ADDRESS: text,
  CONTACT_HOURS: text,
  CONTACT_WHATSAPP: z
    .string()
    .regex(/^\+[\d ]{8,20}$/, { error: "CONTACT_WHATSAPP must look like +237 6 70 00 00 00" })
    .optional(),
  CONTACT_TELEGRAM: z
    .string()
    .regex(/^@?\w{5,32}$/, { error: "CONTACT_TELEGRAM must be a name on Telegram" })
    .optional(),
  ANDROID_STORE_URL: storeLink("ANDROID_STORE_URL"),
  IOS_STORE_URL: storeLink("IOS_STORE_URL"),
  TESTIMONIALS_FILE: testimonials,
};

type Variables = Partial<z.infer<z.ZodObject<typeof siteVariables>>> & {
  ASSISTANT_KEY?: string | undefined;
};

/** The settings of the site, in each language. */
export function siteOf(env: Variables, origin: string | undefined): SiteSettings {
  const common = {
    contactEmail: env.CONTACT_EMAIL,
    contactPhone: env.CONTACT_PHONE,
    contactPhoneLink: env.CONTACT_PHONE && `tel:${env.CONTACT_PHONE.replaceAll(" ", "")}`,
    contactAddress: env.CONTACT_ADDRESS,
    contactHours: env.CONTACT_HOURS,
    whatsappLink:
      env.CONTACT_WHATSAPP && `https://wa.me/${env.CONTACT_WHATSAPP.replace(/\D/g, "")}`,
    telegramLink: env.CONTACT_TELEGRAM && `https://t.me/${env.CONTACT_TELEGRAM.replace("@", "")}`,
    assistantModel: env.ASSISTANT_KEY && "set",
    androidStore: env.ANDROID_STORE_URL,
    iosStore: env.IOS_STORE_URL,
  };
  const inLanguage = (language: "fr" | "en") => ({
    ...common,
    testimonials: (env.TESTIMONIALS_FILE ?? []).map(({ quote, ...who }) => ({
      ...who,
      quote: quote[language],
    })),
  });
  return { values: { fr: inLanguage("fr"), en: inLanguage("en") }, origin };
}
