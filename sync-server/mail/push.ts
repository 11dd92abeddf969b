import { sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { type Carrier, Undeliverable } from "./message.ts";
import { seal, type VapidKeys, vapidHeader } from "./push-seal.ts";

const patience = 20_000;
/** A push service keeps what it cannot deliver for a day, s. */
const keptFor = 24 * 3600;

/** The push services of browsers. What is sent goes to no other address, whatever somebody calls their endpoint. */
const services = [
  "fcm.googleapis.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isKnown = services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  return protocol === "https:" && port === "" && username === "" && isKnown;
}

export type PushSettings = VapidKeys & {
  /** Whether an endpoint may be written to; the services of browsers unless said. */
  isAllowed?: (endpoint: string) => boolean;
};

type Deps = { database: Pick<Database, "db">; clock: () => number };
type Subscription = { endpoint: string; p256dh: string; auth: string; isSignedIn: boolean };

/**
 * Hands push messages to the services of browsers, sealed. A browser that is gone, or where the person has signed out
 * since, is forgotten.
 */
export function pushCarrier({ database: { db }, clock }: Deps, settings: PushSettings): Carrier {
  const { isAllowed = isPushService, ...keys } = settings;
  const forget = (id: string) => db.execute(sql`delete from push_subscriptions where id = ${id}`);

  async function find(id: string): Promise<Subscription | undefined> {
    const now = new Date(clock()).toISOString();
    const [found] = await db.execute<Subscription>(sql`
      select s.endpoint, s.p256dh, s.auth, exists (select 1 from refresh_tokens t
        where t.family = s.family and t.user_id = s.user_id and t.revoked_at is null
          and t.expires_at > ${now}::timestamptz) as "isSignedIn"
      from push_subscriptions s where s.id = ${id}`);
    return found;
  }

  return {
    carry: async ({ push }, { recipient }) => {
      const found = await find(recipient);
      if (!found || !push) throw new Undeliverable("no such subscription");
      if (!found.isSignedIn || !isAllowed(found.endpoint)) {
        await forget(recipient);
        throw new Undeliverable("not signed in there any more");
      }
      const response = await fetch(found.endpoint, {
        method: "POST",
        redirect: "error",
        headers: {
          authorization: vapidHeader(found.endpoint, keys, clock()),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(keptFor),
          urgency: "normal",
        },
        body: new Uint8Array(seal(found, JSON.stringify(push))),
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const text = `push service: ${response.status}`;
      if (response.status === 404 || response.status === 410) await forget(recipient);
      // 401 and 403 speak of the server's keys: mended by the operator, and then tried again.
      const isHopeless = [400, 404, 410, 413].includes(response.status);
      throw isHopeless ? new Undeliverable(text) : new Error(text);
    },
  };
}
