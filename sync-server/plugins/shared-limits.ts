import type { FastifyRequest } from "fastify";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import type { BeforeSms } from "#server/accounts/phone-codes.ts";
import { countRequest } from "#server/accounts/request-counts.ts";
import { tooManyRequests } from "./errors.ts";
import type { Limit, Limits } from "./rate-limits.ts";

/** Counts one more of a name over all instances; seconds to wait once its share is had. */
export type CountEverywhere = (key: string, limit: Limit) => Promise<number | undefined>;

/**
 * The same over all instances, for what costs money or guards an account: `name` is that of the limit. It asks the
 * database, so it is for what asks it anyhow.
 */
export function sharedLimiter(
  count: CountEverywhere,
  { name, limit }: { name: keyof Limits; limit: Limit },
  keyOf: (request: FastifyRequest) => string,
) {
  return async (request: FastifyRequest) =>
    refuseBeyond(await count(`${name} ${keyOf(request)}`, limit));
}

function refuseBeyond(seconds: number | undefined): void {
  if (seconds !== undefined) throw tooManyRequests(seconds);
}

/** What is counted over all instances of a database. */
export function sharedCounts(
  { database, clock }: Pick<AccountsDeps, "database" | "clock">,
  limits: Limits,
): { countEverywhere: CountEverywhere; smsByAll: BeforeSms } {
  return {
    countEverywhere: (key, limit) => countRequest(database.db, clock(), key, limit),
    // What a provider charges has an end, however many addresses and numbers are tried. Requests that cost nothing are
    // not counted: anybody could shut this door to everybody with them.
    smsByAll: async (tx) =>
      refuseBeyond(await countRequest(tx, clock(), "smsByAll", limits.smsByAll)),
  };
}
