import type { Locale } from "#shared/schemas/account.ts";
import { deskWords } from "./desk-words.ts";
import { hello } from "./hello.ts";
import { invitationWords } from "./invitation-words.ts";
import type { Given, Letter, Words } from "./message.ts";

/** What our letters say. `link` leads to the app; `name` is what somebody calls themselves. */
const words = {
  "confirm-email": {
    fr: (given) => ({
      subject: "Confirmez votre adresse",
      lines: [
        hello("fr", given),
        "Votre compte Boutika est presque prêt. Confirmez votre adresse email pour l’ouvrir.",
      ],
      button: "Confirmer mon adresse",
      after: [
        "Ce lien vaut 24 heures et une seule fois.",
        "Si vous n’avez pas demandé de compte, ne suivez pas ce lien : rien ne se passera.",
      ],
    }),
    en: (given) => ({
      subject: "Confirm your address",
      lines: [
        hello("en", given),
        "Your Boutika account is almost ready. Confirm your email address to open it.",
      ],
      button: "Confirm my address",
      after: [
        "This link is good for 24 hours, once.",
        "If you did not ask for an account, do not follow it: nothing will happen.",
      ],
    }),
  },
  "known-address": {
    fr: () => ({
      subject: "Vous avez déjà un compte",
      lines: [
        "Bonjour,",
        "Quelqu’un, sans doute vous, a demandé un compte Boutika avec cette adresse. Elle en a déjà un : connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.",
      ],
      button: "Se connecter",
      after: ["Si ce n’était pas vous, il n’y a rien à faire."],
    }),
    en: () => ({
      subject: "You already have an account",
      lines: [
        "Hello,",
        "Somebody, most likely you, asked for a Boutika account with this address. It has one already: sign in, or choose a new password if you have forgotten yours.",
      ],
      button: "Sign in",
      after: ["If it was not you, there is nothing to do."],
    }),
  },
  "reset-password": {
    fr: (given) => ({
      subject: "Choisissez un nouveau mot de passe",
      lines: [
        hello("fr", given),
        "Vous avez demandé un nouveau mot de passe pour votre compte Boutika.",
      ],
      button: "Choisir un mot de passe",
      after: [
        "Ce lien vaut 30 minutes et une seule fois.",
        "Si ce n’était pas vous, ne suivez pas ce lien : votre mot de passe reste le même.",
      ],
    }),
    en: (given) => ({
      subject: "Choose a new password",
      lines: [hello("en", given), "You asked for a new password for your Boutika account."],
      button: "Choose a password",
      after: [
        "This link is good for 30 minutes, once.",
        "If it was not you, do not follow it: your password stays the same.",
      ],
    }),
  },
  "phone-code": {
    fr: ({ code }) => ({
      subject: "",
      lines: [`${code} est votre code Boutika. Il vaut 10 minutes. Ne le donnez à personne.`],
    }),
    en: ({ code }) => ({
      subject: "",
      lines: [`${code} is your Boutika code. It is good for 10 minutes. Give it to nobody.`],
    }),
  },
  "departure-code": {
    fr: ({ code }) => ({
      subject: "Votre code pour supprimer",
      lines: [
        `${code} est votre code Boutika pour SUPPRIMER un compte ou une boutique. Il vaut 10 minutes. Ne le donnez à personne.`,
      ],
    }),
    en: ({ code }) => ({
      subject: "Your code to delete",
      lines: [
        `${code} is your Boutika code to DELETE an account or a shop. It is good for 10 minutes. Give it to nobody.`,
      ],
    }),
  },
  ...invitationWords,
  ...deskWords,
} satisfies Record<string, Record<Locale, (given: Given) => Words>>;

export type Template = keyof typeof words;

export function isTemplate(text: string): text is Template {
  return Object.hasOwn(words, text);
}

/** A letter in text and in HTML. The HTML is small and asks for nothing from anywhere. */
export function letter(template: Template, locale: Locale, given: Given): Letter {
  const { lines, button, after = [], ...said }: Words = words[template][locale](given);
  const subject = said.subject.replace(/\p{Cc}+/gu, " ");
  const link = given["link"] ?? "";
  const action = button && link ? [`${button} : ${link}`] : [];
  const text = [...lines, ...action, ...after].join("\n\n");
  return { subject, text, html: htmlOf({ lines, button, after, link, locale, subject }) };
}

type Parts = Required<Omit<Words, "button">> & {
  button: string | undefined;
  link: string;
  locale: Locale;
};

function htmlOf({ lines, button, after, link, locale, subject }: Parts): string {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escaped(line)}</p>`;
  const small = (line: string) =>
    `<p style="margin:0 0 8px;font-size:14px;color:#57534e">${escaped(line)}</p>`;
  const href = escaped(link);
  const action = button
    ? `<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5132;color:#ffffff;font-weight:600;text-decoration:none">${escaped(button)}</a></p>` +
      `<p style="margin:0 0 24px;font-size:13px;color:#57534e;word-break:break-all">${href}</p>`
    : "";
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;background:#fafaf9;color:#1c1917;font:16px/1.5 system-ui,sans-serif">` +
    `<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">` +
    `<p style="margin:0 0 24px;font-weight:700">Boutika</p>${lines.map(paragraph).join("")}${action}${after.map(small).join("")}</div></body></html>`
  );
}

export function escaped(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}
