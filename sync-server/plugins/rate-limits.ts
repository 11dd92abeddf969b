import { isIP } from "node:net";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooManyRequests } from "./errors.ts";
import { withoutPort } from "./trusted-proxies.ts";

/** So many requests in so many seconds. */
export type Limit = { max: number; seconds: number };

/**
 * What one server takes. Addresses are shared by many people behind one operator, so what is counted by address
 * is generous, and what guards one account is counted by address and account.
 */
export const defaultLimits = {
  signInByAccount: { max: 10, seconds: 300 },
  /** From wherever they come: whoever has a thousand addresses guesses no more often than this. */
  signInByAccountAnywhere: { max: 100, seconds: 3600 },
  signInByAddress: { max: 300, seconds: 300 },
  registerByAddress: { max: 60, seconds: 3600 },
  /** Mails asked for by those who may not be who they say. */
  mailByAddress: { max: 60, seconds: 3600 },
  /** SMS cost money. */
  smsByAddress: { max: 30, seconds: 3600 },
  /** Of SMS that leave, not of requests. */
  smsByAll: { max: 600, seconds: 3600 },
  /** Links and codes shown to us. */
  proofByAddress: { max: 300, seconds: 300 },
  /** Invitations fill other people's mailboxes. */
  invitationsByPerson: { max: 60, seconds: 3600 },
  /** The contact form: each fills a mailbox. */
  contactByAddress: { max: 60, seconds: 3600 },
  /** Letters of tickets: a stall asks for its own now and then, and nobody for thousands. */
  ticketsByAddress: { max: 60, seconds: 600 },
  /** Questions to the desk. */
  supportByPerson: { max: 60, seconds: 3600 },
  /** Browsers subscribed and unsubscribed. */
  pushByPerson: { max: 60, seconds: 3600 },
  /** Questions to a model, which its provider charges for. */
  assistantByAddress: { max: 20, seconds: 600 },
  askByPerson: { max: 30, seconds: 600 },
  assistantByAll: { max: 600, seconds: 3600 },
  refreshByAddress: { max: 1200, seconds: 300 },
  requestsByPerson: { max: 1200, seconds: 60 },
} satisfies Record<string, Limit>;

export type Limits = Record<keyof typeof defaultLimits, Limit>;

/** Registered once; limits are then made with `limiter`. */
export async function rateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: 50_000 });
}

/**
 * The address that a request is counted by. Of IPv6 the network of 64 bits: whoever has one address has all of those,
 * and comes from another one each time. An IPv4 address is the same however it is written. All that is
 * no address counts as one caller.
 */
export function addressOf({ ip }: Pick<FastifyRequest, "ip">): string {
  const address = withoutPort(ip);
  return isIP(address) ? normalizeIP(address) : "no address";
}

/** A hook that refuses a request of this instance once its key has had its share. */
export function limiter(
  app: FastifyInstance,
  limit: Limit,
  keyOf: (request: FastifyRequest) => string,
) {
  const check = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.seconds * 1000,
    keyGenerator: keyOf,
  });
  return async (request: FastifyRequest) => {
    const counted = await check(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw tooManyRequests(counted.ttlInSeconds);
  };
}
