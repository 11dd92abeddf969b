import type { AccountsDeps } from "./deps.ts";
import type { Session } from "./session.ts";

type Named = Pick<Session, "userId" | "familyId">;

/** How long an instance believes what it saw of a session, ms: reading on and selling on after its end last no longer. */
const believedFor = 30_000;
const mostRemembered = 20_000;

/**
 * Whether the sessions behind access tokens still stand: nobody has signed them out, ended them from elsewhere or by
 * another password, and the account is open. A session ends with the revocation of its refresh tokens; they outlive
 * every access token and are deleted with the account alone.
 */
export class StandingSessions {
  readonly #deps: Pick<AccountsDeps, "database" | "clock">;
  /** Sessions that were seen to stand, and until when (ms) that is believed. */
  readonly #seen = new Map<string, number>();

  constructor(deps: Pick<AccountsDeps, "database" | "clock">) {
    this.#deps = deps;
  }

  /** As the database has it at this moment. */
  async stands(session: Named): Promise<boolean> {
    const [ended] = await this.endedAmong([session]);
    if (ended) {
      this.#seen.delete(session.familyId);
      return false;
    }
    if (this.#seen.size >= mostRemembered) this.#seen.clear();
    this.#seen.set(session.familyId, this.#deps.clock() + believedFor);
    return true;
  }

  /** The same, as of half a minute ago at most: for what a till does all day. */
  stoodLately(session: Named): boolean | Promise<boolean> {
    const until = this.#seen.get(session.familyId);
    return until !== undefined && this.#deps.clock() < until ? true : this.stands(session);
  }

  /** Families of the sessions among these that have ended; one query for all. */
  async endedAmong(sessions: readonly Named[]): Promise<string[]> {
    if (sessions.length === 0) return [];
    const families = sessions.map(({ familyId }) => familyId);
    const people = sessions.map(({ userId }) => userId);
    const rows = await this.#deps.database.sql<{ family: string }[]>`
      select s.family from unnest(${families}::uuid[], ${people}::uuid[]) s(family, user_id)
      where not exists (select from users u where u.id = s.user_id and u.deleted_at is null)
        or exists (select from refresh_tokens t where t.family = s.family and t.revoked_at is not null)`;
    return rows.map(({ family }) => family);
  }
}
