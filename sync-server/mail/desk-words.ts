import type { Locale } from "#shared/schemas/account.ts";
import { hello } from "./hello.ts";
import type { Given, Words } from "./message.ts";

/** When something was written, told in the desk's own time. */
function momentIn(locale: Locale, { at = "" }: Given): string {
  const format = new Intl.DateTimeFormat(locale === "fr" ? "fr" : "en-GB", {
    ...{ dateStyle: "long", timeStyle: "short" },
    timeZone: "Africa/Douala",
  });
  const moment = format.format(new Date(at));
  return locale === "fr" ? `${moment} (heure de Douala)` : `${moment} (Douala time)`;
}

/** What somebody wrote, paragraph by paragraph. */
const paragraphs = (text = "") => text.split(/\n+/).filter((line) => line.trim() !== "");

/** What letters of the contact form and of the support bubble say; the desk reads French. */
export const deskWords = {
  "contact-received": both((given) => ({
    subject: `Contact : ${given["name"]} · ${given["projectType"]}`,
    lines: [
      `${given["name"]} (${given["email"]}) a écrit par le formulaire de contact.`,
      `Reçu le ${momentIn("fr", given)}`,
      `Besoin : ${given["projectType"]}`,
      ...paragraphs(given["text"]),
    ],
    button: "Répondre dans Boutika",
    after: ["Une réponse à ce mail part à cette personne, sans être notée dans Boutika."],
  })),
  "support-received": both((given) => ({
    subject: `Question de ${given["name"]}`,
    lines: [
      `${given["name"]} (${given["email"]}) a écrit dans la bulle d’assistance.`,
      `Reçu le ${momentIn("fr", given)}`,
      ...paragraphs(given["text"]),
    ],
    button: "Répondre dans Boutika",
  })),
  "contact-acknowledged": {
    fr: (given) => ({
      subject: "Nous avons bien reçu votre message",
      lines: [
        hello("fr", given),
        `Votre message du ${momentIn("fr", given)} nous est bien parvenu. Une personne de l’équipe Boutika y répondra à cette adresse.`,
      ],
      after: [
        "Si vous n’avez rien écrit, quelqu’un s’est trompé d’adresse : il n’y a rien à faire.",
      ],
    }),
    en: (given) => ({
      subject: "We have received your message",
      lines: [
        hello("en", given),
        `Your message of ${momentIn("en", given)} has reached us. Somebody of the Boutika team will answer it at this address.`,
      ],
      after: ["If you wrote nothing, somebody gave the wrong address: there is nothing to do."],
    }),
  },
  "contact-answered": {
    fr: (given) => ({
      subject: "Réponse à votre message",
      lines: [hello("fr", given), ...paragraphs(given["answer"]), "L’équipe Boutika"],
      after: [`Votre message du ${momentIn("fr", given)} :`, ...paragraphs(given["text"])],
    }),
    en: (given) => ({
      subject: "Answer to your message",
      lines: [hello("en", given), ...paragraphs(given["answer"]), "The Boutika team"],
      after: [`Your message of ${momentIn("en", given)}:`, ...paragraphs(given["text"])],
    }),
  },
  "support-answered": {
    fr: (given) => ({
      subject: "Réponse à votre question",
      lines: [hello("fr", given), ...paragraphs(given["text"]), "L’équipe Boutika"],
      button: "Ouvrir Boutika",
      after: ["La conversation entière est dans Boutika, derrière la bulle en bas à droite."],
    }),
    en: (given) => ({
      subject: "Answer to your question",
      lines: [hello("en", given), ...paragraphs(given["text"]), "The Boutika team"],
      button: "Open Boutika",
      after: ["The whole conversation is in Boutika, behind the bubble at the bottom right."],
    }),
  },
} satisfies Record<string, Record<Locale, (given: Given) => Words>>;

function both(words: (given: Given) => Words) {
  return { fr: words, en: words };
}
