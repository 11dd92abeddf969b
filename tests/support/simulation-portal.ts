import type { Rng } from "./random.ts";

/** What answers in the place of our server, in words and as it comes. */
export type Portal = [what: string, answer: () => Response];

const page = "<!doctype html><html><title>Connexion</title><form action=login></form></html>";
const html = { "content-type": "text/html" };
const json = { "content-type": "application/json" };

const withPage = (status: number): Portal => [
  `status ${status} with a page`,
  () => new Response(page, { status, headers: html }),
];
const withJson = (status: number, body: unknown): Portal => [
  `status ${status} with ${JSON.stringify(body)}`,
  () => new Response(JSON.stringify(body), { status, headers: json }),
];

/** Portals of hotels and of operators whose credit is used up, proxies of schools and offices, filters, gateways. */
const portals: readonly Portal[] = [
  ...[403, 404, 407, 408, 413, 429, 451, 500, 502, 503, 504, 511].map(withPage),
  ...[400, 403, 404, 407, 451, 511].map((status) => withJson(status, { error: "blocked" })),
  withJson(403, { code: "blocked", message: "Accès refusé" }),
  withJson(404, null),
  withPage(200),
  withJson(200, {}),
  withJson(200, { status: "login", url: "http://portail.example/" }),
  withJson(200, []),
  withJson(200, null),
  withJson(200, "ok"),
  ["an empty answer", () => new Response("", { status: 200 })],
  ["no answer at all", () => new Response(null, { status: 204 })],
  ["a redirect to a page of another address", refuses],
  ["an answer that breaks off", () => new Response(breaksOff('{"v":1,"time":17'))],
];

/** Browsers do not show scripts what another address answers. */
function refuses(): Response {
  throw new TypeError("Failed to fetch");
}

/** A body of which the line carries no more than the beginning. */
export function breaksOff(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.error(new TypeError("terminated"));
    },
  });
}

export function drawPortal(rng: Rng): Portal {
  return rng.pick(portals);
}
