import { expect, test } from "vitest";
import { HandTimers } from "#tests/support/device/hand-timers.ts";
import { modelScope } from "#tests/support/device/model-server.ts";
import { random } from "#tests/support/device/session-world.ts";
import { modelPerson, otherPerson, World } from "#tests/support/device/world.ts";
import { Door } from "#web/store/session/door.ts";
import { SessionClient } from "#web/store/session/session-client.ts";
import { FetchTransport } from "./fetch-transport.ts";
import { type Locks, turnUntil } from "./lock.ts";
import { Synchroniser } from "./synchroniser.ts";

type Reply = (body: string) => Response | Promise<Response>;

const cancelled = { name: "TransportFailure", kind: "cancelled" };
const said = (status: number, what: object = {}) => new Response(JSON.stringify(what), { status });

/** A phone over HTTP, whose cookie is of whoever came in last, be it by a link. */
async function phone(world: World, ...replies: Reply[]) {
  const { outbox, readModels } = world.device;
  let cookie = modelPerson;
  /** What was asked for, and with whose token. */
  const asked: string[] = [];
  const doFetch = (async (path: string, { headers, body }: RequestInit) => {
    if (path.endsWith("/confirm-email")) cookie = otherPerson;
    const person = { id: cookie, fullName: cookie, email: "" };
    if (path.endsWith("/refresh")) asked.push("refresh");
    if (path.includes("/auth/")) return said(200, { accessToken: cookie, person });
    asked.push(`${path.split("/")[3]} of ${new Headers(headers).get("authorization")?.slice(-2)}`);
    return replies.shift()?.(String(body)) ?? said(503);
  }) as typeof fetch;
  const time = new HandTimers();
  const request = (_: string, ...rest: unknown[]) => (rest.at(-1) as () => unknown)();
  const locks = { request } as unknown as Locks;
  const device = { outbox, fetch: doFetch, locks, clock: time.clock, timers: time, random };
  const tokens = new SessionClient(device);
  const transport = new FetchTransport({ fetch: doFetch, tokens });
  const parts = { outbox, readModels, transport, clock: () => world.now, app: "test" };
  const synchroniser = new Synchroniser(parts);
  const step = () => synchroniser.step(turnUntil(new AbortController().signal));
  const enter = () => new Door(tokens, outbox).enter("confirm-email", { token: "link" });
  return { asked, step, enter };
}

async function withUnsentSale(): Promise<World> {
  const world = new World();
  await world.start();
  await world.settle();
  await world.sell("aaaa", 1);
  return world;
}

/** What `name` reads waits until it is released. */
function held(world: World, name: "askFrom" | "loadProgress"): () => void {
  const { readModels } = world.device;
  let release = () => {};
  const opening = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read: (scope: string) => Promise<unknown> = readModels[name].bind(readModels);
  Object.assign(readModels, { [name]: (scope: string) => opening.then(() => read(scope)) });
  return release;
}

test("[S3] who comes in while the read models open sends nothing of the one before, and drops nothing", async () => {
  const world = await withUnsentSale();
  const { outbox, readModels } = world.device;
  const { access } = outbox.meta;
  const { asked, step, enter } = await phone(world);
  const release = held(world, "askFrom");
  const stepping = step().catch((cause: unknown) => cause);
  await enter();
  release();
  expect(await stepping).toMatchObject(cancelled);
  expect(asked).toEqual([]);
  expect(outbox.waiting()).toMatchObject([{ by: modelPerson }]);
  expect(outbox.meta.access).toBe(access);
  expect(await readModels.cursor(modelScope)).not.toBeNull();
  // The one who is here now goes on.
  await expect(step()).rejects.toMatchObject({ kind: "busy" });
  expect(asked).toEqual(["sync of bb"]);
});

test("[S3] what one person asked is not asked again with the token of the next", async () => {
  const world = await withUnsentSale();
  const { asked, step, enter } = await phone(world, async () => {
    await enter();
    return said(401, { code: "token-refused" });
  });
  await expect(step()).rejects.toMatchObject(cancelled);
  expect(asked).toEqual(["refresh", "sync of aa"]);
});

test("[S3] nor does the load of one person go on with the token of the next", async () => {
  const world = new World();
  await world.start();
  const answer: Reply = (body) => said(200, world.server.exchange(modelPerson, JSON.parse(body)));
  const { asked, step, enter } = await phone(world, answer, answer);
  await step();
  await step();
  const release = held(world, "loadProgress");
  const stepping = step().catch((cause: unknown) => cause);
  await enter();
  release();
  expect(await stepping).toMatchObject(cancelled);
  expect(asked).toEqual(["refresh", "sync of aa", "sync of aa"]);
});
