import type { FastifyRequest } from "fastify";
import { HttpProblem } from "./errors.ts";

/**
 * A hook that lets no other site's page do anything with the cookies of our people: signing in, going on, signing out.
 * Browsers say from where a request comes; what is no browser says nothing, and has no cookies of anybody.
 * `origin` is where people open the app; beside it, the host that the browser has asked counts as ours.
 */
export function onlyFromOwnPages(origin: string | undefined) {
  const ownHost = origin === undefined ? undefined : hostOf(origin);
  return async ({ method, headers, host }: FastifyRequest): Promise<void> => {
    if (method === "GET" || method === "HEAD") return;
    const site = headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin" && site !== "none") throw fromElsewhere();
    if (site !== undefined || headers.origin === undefined) return;
    // Browsers of before tell the origin alone. A proxy may have taken https off, so that hosts are compared.
    const from = hostOf(headers.origin);
    if (from === undefined || (from !== ownHost && from !== hostOf(`https://${host}`)))
      throw fromElsewhere();
  };
}

/** Name and port of an origin; undefined for what is none, as « null ». */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host || undefined : undefined;
}

function fromElsewhere(): HttpProblem {
  return new HttpProblem(403, {
    code: "other-site",
    message: "This is for the pages of this very site.",
  });
}
