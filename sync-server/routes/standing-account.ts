import type { FastifyRequest } from "fastify";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { isClosed } from "#server/accounts/people.ts";
import { HttpProblem } from "#server/plugins/errors.ts";

/**
 * A hook that lets nobody pass whose account is closed: their token lives on for up to a quarter of an hour, and what
 * it wrote would belong to nobody. What is judged by who belongs to a shop needs none.
 */
export function standingAccount(accounts: AccountsDeps) {
  return async ({ session }: FastifyRequest): Promise<void> => {
    if (await isClosed(accounts, session.userId)) throw accountClosed();
  };
}

export function accountClosed(): HttpProblem {
  return new HttpProblem(401, { code: "session-ended", message: "This account is no more." });
}
