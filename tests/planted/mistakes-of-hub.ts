import type { Mistake } from "./mistake.ts";

const hub = "web/store/hub/hub.ts";
const store = "web/store/compose-store.ts";

/** What one could get wrong about when a device asks, and which of its tabs. */
export const hubMistakes: readonly Mistake[] = [
  {
    // After a failed exchange the hub waits until something happens.
    name: "hub-gives-up-after-a-failure",
    places: [
      {
        file: hub,
        from: "return this.#retry.next(cause.retryAfter);",
        to: "return PLANTED ? Number.POSITIVE_INFINITY : this.#retry.next(cause.retryAfter);",
      },
    ],
  },
  {
    // Once all is read the hub asks again only when something happens here.
    name: "hub-asks-once",
    places: [
      {
        file: hub,
        from: "return this.#parts.isVisible() ? idleEvery",
        to: "return this.#parts.isVisible() && !PLANTED ? idleEvery",
      },
    ],
  },
  {
    // What came while an exchange was under way waits until the next one is due.
    name: "news-lost-in-an-exchange",
    places: [
      {
        file: hub,
        from: "const wait = await this.#attempt(turn);",
        to: "const wait = await this.#attempt(turn);\n      if (PLANTED) this.#hasNews = false;",
      },
    ],
  },
  {
    name: "line-back-asks-nothing",
    places: [
      {
        file: store,
        from: "if (isOnline) hub.kick();",
        to: "if (isOnline && !PLANTED) hub.kick();",
      },
    ],
  },
  {
    // The other tabs are not told of what was recorded in one.
    name: "other-tab-hears-nothing-recorded",
    places: [
      {
        file: store,
        from: 'channel.post({ topic: "outbox" });',
        to: 'if (!PLANTED) channel.post({ topic: "outbox" });',
      },
    ],
  },
  {
    // What was recorded waits until the hub asks anyway.
    name: "recorded-waits-for-the-minute",
    places: [
      {
        file: store,
        from: "hub.kick();\n    ports.onRecorded(waiting);",
        to: "if (!PLANTED) hub.kick();\n    ports.onRecorded(waiting);",
      },
    ],
  },
];
