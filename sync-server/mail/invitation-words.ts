import type { Locale } from "#shared/schemas/account.ts";
import type { Given, Words } from "./message.ts";

const roles: Record<Locale, Record<string, string>> = {
  fr: {
    manager: "gérant",
    employee: "employé",
    seller: "vendeur",
    reseller: "revendeur",
  },
  en: { manager: "manager", employee: "employee", seller: "seller", reseller: "reseller" },
};
const roleIn = (locale: Locale, { role = "" }: Given) => roles[locale][role] ?? role;
/** A shop whose name cannot be said is a shop all the same. */
const shopIn = (locale: Locale, { shop = "" }: Given) => {
  if (locale === "fr") return shop === "" ? "une boutique" : `« ${shop} »`;
  return shop === "" ? "a shop" : `“${shop}”`;
};
const theShopIn = (locale: Locale, given: Given) =>
  `${given["shop"] ? (locale === "fr" ? "la boutique " : "the shop ") : ""}${shopIn(locale, given)}`;
const dayIn = (locale: Locale, { until = "" }: Given) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(until));

/** What letters about invitations say. */
export const invitationWords = {
  invitation: {
    fr: (given) => ({
      subject: `${given["inviter"]} vous invite dans ${given["shop"] || "une boutique"}`,
      lines: [
        "Bonjour,",
        `${given["inviter"]} vous propose de travailler avec ${theShopIn("fr", given)} comme ${roleIn("fr", given)}. C’est gratuit pour vous.`,
      ],
      button: "Voir l’invitation",
      after: [
        `Cette invitation vaut jusqu’au ${dayIn("fr", given)}. Elle est pour cette adresse : connectez-vous, ou inscrivez-vous, avec elle.`,
        "Si vous ne connaissez pas cette boutique, il n’y a rien à faire.",
      ],
    }),
    en: (given) => ({
      subject: `${given["inviter"]} invites you to ${given["shop"] || "a shop"}`,
      lines: [
        "Hello,",
        `${given["inviter"]} would like you to work with ${theShopIn("en", given)} as ${roleIn("en", given)}. It is free for you.`,
      ],
      button: "See the invitation",
      after: [
        `This invitation is good until ${dayIn("en", given)}. It is for this address: sign in, or register, with it.`,
        "If you do not know this shop, there is nothing to do.",
      ],
    }),
  },
  "invitation-accepted": {
    fr: (given) => ({
      subject: `${given["person"]} a accepté votre invitation`,
      lines: [
        "Bonjour,",
        `${given["person"]} travaille maintenant avec ${shopIn("fr", given)} comme ${roleIn("fr", given)}.`,
      ],
    }),
    en: (given) => ({
      subject: `${given["person"]} has accepted your invitation`,
      lines: [
        "Hello,",
        `${given["person"]} now works with ${shopIn("en", given)} as ${roleIn("en", given)}.`,
      ],
    }),
  },
  "invitation-rejected": {
    fr: (given) => ({
      subject: `${given["person"]} a refusé votre invitation`,
      lines: [
        "Bonjour,",
        `${given["person"]} ne souhaite pas travailler avec ${shopIn("fr", given)} comme ${roleIn("fr", given)}. Vous pouvez renvoyer l’invitation depuis Boutika.`,
      ],
    }),
    en: (given) => ({
      subject: `${given["person"]} has declined your invitation`,
      lines: [
        "Hello,",
        `${given["person"]} does not wish to work with ${shopIn("en", given)} as ${roleIn("en", given)}. You can send the invitation again from Boutika.`,
      ],
    }),
  },
} satisfies Record<string, Record<Locale, (given: Given) => Words>>;
