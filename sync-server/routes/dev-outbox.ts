import type { FastifyPluginAsync } from "fastify";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { latestLetters } from "#server/accounts/letters.ts";
import { escaped } from "#server/mail/words.ts";

/** A page that shows what would have left the house, newest first. For developers: whoever reads it can be anybody. */
export const devOutbox: FastifyPluginAsync<{ accounts: AccountsDeps }> = async (
  app,
  { accounts },
) => {
  app.get("/dev/outbox", { schema: { hide: true } }, async (request, reply) => {
    const origin = `${request.protocol}://${request.host}`;
    const letters = await latestLetters(accounts, origin);
    const articles = letters.map(
      ({ message, letter }) => `
<article>
<h2>${escaped(letter?.subject || message.template)}</h2>
<p>${message.channel} → <strong>${escaped(message.recipient)}</strong> <time>${message.createdAt.toISOString()}</time></p>
<pre>${letter ? withLinks(escaped(letter.text)) : "No longer of use."}</pre>
</article>`,
    );
    reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head><body><h1>Outbox</h1>${articles.join("") || "<p>Nothing yet.</p>"}</body></html>`;
  });
};

function withLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}
