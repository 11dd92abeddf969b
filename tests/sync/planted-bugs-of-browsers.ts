import type { Cursor, ExchangeAnswer, Scope } from "#shared/sync/protocol.ts";
import type { DeviceBug } from "#tests/support/device-bug.ts";
import type { ReadModels } from "#web/store/books/read-models.ts";
import type { Locks } from "#web/store/hub/lock.ts";
import type { NamedBug } from "./named-bug.ts";
import { override } from "./override.ts";

const inBrowsers = (name: string, device: () => DeviceBug): NamedBug => ({
  name,
  plant: { device },
  browsers: true,
});

/** Our server's word that it cannot read a request. */
const unreadable = () => new Response('{"code":"invalid-request","message":""}', { status: 400 });

/** Its word that whoever refreshes is signed in no more. */
const ended = () => new Response('{"code":"session-ended","message":""}', { status: 401 });

/** Mistakes that only a browser, or somebody between it and the server, brings to light. */
export const browserBugs: NamedBug[] = [
  inBrowsers("device sends nothing while its read models cannot be read", () => ({
    readModels: (models, gate) => override(models, { cursor: waitsForCursor(models, gate) }),
  })),
  inBrowsers("device fills its read models once, and not again when they are lost", () => ({
    answer: fillsOnce(),
  })),
  inBrowsers("device takes any 4xx for the server's word about the request", () => ({
    fetched: (_path, response) =>
      response.status >= 400 && response.status < 500 ? unreadable() : response,
  })),
  inBrowsers("device takes whatever answers its refresh for the end of the session", () => ({
    fetched: (path, response) => (path.endsWith("/refresh") ? ended() : response),
  })),
  inBrowsers("device waits for its turn to refresh without a limit", () => ({
    locks: (locks) => ({
      request: ((name: string, ...given: [unknown]) =>
        locks.request(name, given.at(-1) as LockGrantedCallback<unknown>)) as Locks["request"],
    }),
  })),
  {
    ...inBrowsers("device writes on after its tab was frozen and replaced", () => ({
      turn: ({ signal }) => ({ signal, check: () => {} }),
    })),
    freezes: true,
  },
  {
    ...inBrowsers("device takes rows of another tab in before it has read the verdicts", () => ({
      readModels: (models) =>
        override(models, {
          onChange: (listener) =>
            models.onChange((change) => listener({ ...change, foreign: false })),
        }),
    })),
    tabs: true,
  },
  {
    ...inBrowsers("device hears nothing of what another tab stores", () => ({
      readModels: (models) =>
        override(models, {
          onChange: (listener) =>
            models.onChange((change) => {
              if (!change.foreign) listener(change);
            }),
        }),
    })),
    tabs: true,
  },
];

function waitsForCursor(models: ReadModels, gate: (step: string) => Promise<void>) {
  return async (scope: Scope): Promise<Cursor | null> => {
    for (;;) {
      const stands = await models.cursor(scope).catch(() => undefined);
      if (stands !== undefined) return stands;
      await gate("waits for its read models");
    }
  };
}

function fillsOnce(): NonNullable<DeviceBug["answer"]> {
  const filled = new Set<Scope>();
  return (_request, answer) => {
    for (const { scope, state } of answer.changes) if (state === "rows") filled.add(scope);
    const isHeard = ({ scope, state }: ExchangeAnswer["changes"][number]) =>
      state !== "reset" || !filled.has(scope);
    return { ...answer, changes: answer.changes.filter(isHeard) };
  };
}
