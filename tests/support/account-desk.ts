import { register } from "#server/accounts/people.ts";
import type { AppDeps, AppSettings } from "#server/app.ts";
import { must } from "#shared/must.ts";
import { startTestServer, type TestServer } from "./server.ts";

export type Someone = { id: string; email: string };
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A server whose clock is turned by hand, and people who ask it things over HTTP, signed in at any time of it. */
export class AccountDesk {
  readonly server: TestServer;
  now: number;
  #people = 0;

  private constructor(server: TestServer, now: number) {
    this.server = server;
    this.now = now;
  }

  static async open(
    now: number,
    given: Partial<AppDeps> = {},
    settings: Partial<AppSettings> = {},
  ): Promise<AccountDesk> {
    const clock = { now: () => now };
    const server = await startTestServer(settings, { clock: () => clock.now(), ...given });
    const desk = new AccountDesk(server, now);
    clock.now = () => desk.now;
    return desk;
  }

  async aPerson(): Promise<Someone> {
    this.#people += 1;
    const email = `person${this.#people}@example.com`;
    const fullName = `Person ${this.#people}`;
    const who = { fullName, phone: "677000000", email, password: "secret" };
    const { id } = must(await register(this.server.deps, who));
    return { id, email };
  }

  async ask(as: Someone, method: Method, path: string, payload?: object) {
    const { accessToken } = this.server.app.accessTokenFor({ userId: as.id, familyId: as.id });
    const answer = await this.server.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** What somebody did that is remembered, in the order it was written. */
  async actsOf({ id }: Someone): Promise<string[]> {
    const rows = await this.server.database.sql<{ act: string }[]>`
      select act from audit_log where user_id = ${id} order by ctid`;
    return rows.map(({ act }) => act);
  }
}
