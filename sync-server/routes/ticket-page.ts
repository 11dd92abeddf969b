import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { addressOf, type Limits, limiter } from "#server/plugins/rate-limits.ts";
import { findTicket, type TicketOfLetters } from "#server/sync/chain/find-ticket.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

type Options = { sync: Pick<SyncDeps, "sql">; limits: Limits };

/** The page behind the letters of a ticket: no script, no shop, no figure but the one that stands on the paper (CH9). */
export const ticketPageRoutes: FastifyPluginAsyncZod<Options> = async (app, { sync, limits }) => {
  app.get(
    "/v/:letters",
    {
      schema: {
        tags: ["tickets"],
        summary:
          "Whether the books hold the ticket with these letters: a page for whoever has the paper",
        params: z.object({ letters: z.string().max(40) }),
        response: {
          200: z.string().describe("A page that tells day and total"),
          404: z.string().describe("A page that says that there is none"),
          429: problemSchema,
        },
      },
      preHandler: limiter(app, limits.ticketsByAddress, addressOf),
    },
    async ({ params, headers }, reply) => {
      const found = await findTicket(sync.sql, params.letters);
      const language = readsFrench(headers["accept-language"]) ? "fr" : "en";
      reply
        .code(found ? 200 : 404)
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .header("vary", "accept-language")
        .header("x-robots-tag", "noindex");
      return reply.send(page(language, found) as never);
    },
  );
};

/** French unless English is asked for before it. */
function readsFrench(asked = ""): boolean {
  const first = /\b(fr|en)\b/i.exec(asked)?.[1];
  return first?.toLowerCase() !== "en";
}

const words = {
  fr: {
    title: "Reçu Boutika",
    found: "Ce reçu est enregistré.",
    day: "Jour",
    total: "Total",
    compare: "Si le papier dit autre chose, il a été changé.",
    undone: "Ce ticket a été annulé : il ne vaut plus rien.",
    allBack: "Tout a été rendu : ce reçu ne vaut plus rien.",
    back: "Rendu depuis",
    none: "Aucun reçu enregistré ne porte ces lettres.",
    later: "Un téléphone sans réseau l’envoie plus tard : essayez encore demain.",
  },
  en: {
    title: "Boutika receipt",
    found: "This receipt is on record.",
    day: "Day",
    total: "Total",
    compare: "Where the paper says otherwise, it was changed.",
    undone: "This ticket was cancelled: it is worth nothing any more.",
    allBack: "All of it was given back: this receipt is worth nothing any more.",
    back: "Given back since",
    none: "No receipt on record bears these letters.",
    later: "A phone without a network sends it later: try again tomorrow.",
  },
};

function page(language: keyof typeof words, ticket: TicketOfLetters | undefined): string {
  const { title, found, day, total, back, compare, none, later } = words[language];
  const locale = language === "fr" ? "fr-FR" : "en-GB";
  const francs = (amount: number) => `${amount.toLocaleString(locale)} FCFA`;
  const told = ticket
    ? `<p><strong>${found}</strong></p>${sinceThen(language, ticket)}` +
      `<dl><dt>${day}</dt><dd>${dayWords(ticket.day, locale)}</dd>` +
      `<dt>${total}</dt><dd>${francs(ticket.total)}</dd>` +
      (ticket.back > 0 ? `<dt>${back}</dt><dd>${francs(ticket.back)}</dd>` : "") +
      `</dl><p>${compare}</p>`
    : `<p><strong>${none}</strong></p><p>${later}</p>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<link rel="stylesheet" href="/receipt-page.css"><title>${title}</title></head>` +
    `<body><main><h1>${title}</h1><section>${told}</section></main></body></html>`
  );
}

/** A line for a ticket that was undone or fully refunded, and so proves nothing any more; else empty. */
function sinceThen(language: keyof typeof words, { total, back, isVoid }: TicketOfLetters): string {
  const { undone, allBack } = words[language];
  if (isVoid) return `<p><strong>${undone}</strong></p>`;
  return back > 0 && back >= total ? `<p><strong>${allBack}</strong></p>` : "";
}

function dayWords(day: string, locale: string): string {
  const options = { dateStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${day}T00:00:00Z`));
}
