import type { Locks } from "#web/store/hub/lock.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { Door } from "#web/store/session/door.ts";
import { SessionClient } from "#web/store/session/session-client.ts";
import { HandTimers } from "./hand-timers.ts";
import { MemoryOutboxDisk, MemoryOutboxStore } from "./memory-outbox-store.ts";

export const random = {
  bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => 0.5,
};
export const awa = { id: "awa", fullName: "Awa", email: "awa@example.org" };

export type Reply = (signal: AbortSignal) => Response | Promise<Response>;

export const signedIn = (person = awa, token = "token") =>
  new Response(JSON.stringify({ accessToken: token, expiresAt: 0, person }), { status: 200 });

/** A client whose server answers as told, request by request. */
export async function client(disk = new MemoryOutboxDisk(), given?: object) {
  const time = new HandTimers();
  const { clock } = time;
  const outbox = await Outbox.open({
    store: new MemoryOutboxStore(disk),
    clock,
    random,
    label: "",
  });
  const asked: { path: string; body: { requestId?: string } }[] = [];
  const replies: Reply[] = [];
  const doFetch = (async (path: string, init?: RequestInit) => {
    asked.push({
      path: path.replace("/api/v1/auth/", ""),
      body: JSON.parse(String(init?.body ?? "{}")),
    });
    return (replies.shift() ?? (() => signedIn()))(init?.signal as AbortSignal);
  }) as typeof fetch;
  const locks = (given ?? {
    request: (_: string, ...rest: unknown[]) => (rest.at(-1) as () => unknown)(),
  }) as Locks;
  const parts = { outbox, fetch: doFetch, locks, clock, timers: time, random };
  const client = new SessionClient(parts);
  const door = new Door(client, outbox);
  const { enter, note } = { enter: door.enter.bind(door), note: door.note.bind(door) };
  const session = Object.assign(client, { enter, note });
  const token = () => client.token(new AbortController().signal);
  return {
    session,
    outbox,
    asked,
    replies,
    token,
    disk,
    time,
    pass: (ms: number) => (time.now += ms),
  };
}
