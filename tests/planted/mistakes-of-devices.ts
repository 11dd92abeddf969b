import type { Mistake } from "./mistake.ts";

/** What one could get wrong on a device, in the text of its store; the feed of its views is the first of it. */
export const deviceMistakes: readonly Mistake[] = [
  {
    // What another tab stored is taken in before its verdicts were read.
    name: "rows-of-another-tab-before-its-verdicts",
    seenBy: "web/store/books/scope-feed.test.ts",
    places: [
      {
        file: "web/store/books/scope-feed.ts",
        from: "this.#queue.then(() => this.#stores.outbox.refresh())",
        to: "this.#queue.then(() => (PLANTED ? undefined : this.#stores.outbox.refresh()))",
      },
    ],
  },
  {
    name: "nothing-read-after-reopening",
    seenBy: "web/store/books/scope-feed.test.ts",
    places: [
      {
        file: "web/store/books/scope-feed.ts",
        from: "void this.#readAll((member) => this.#readNewer(member));",
        to: "void (PLANTED || this.#readAll((member) => this.#readNewer(member)));",
      },
    ],
  },
  {
    name: "later-verdicts-beside-older-rows",
    seenBy: "web/store/books/scope-feed.test.ts",
    places: [
      {
        file: "web/store/books/scope-feed.ts",
        from: "this.#told() > this.#epoch) {",
        to: "this.#told() > this.#epoch && !PLANTED) {",
      },
    ],
  },
  {
    // What lost books left out of an import is looked for again once the books after them have taken all of it.
    name: "left-out-of-lost-books",
    seenBy: "web/store/read-models/own-imports.test.ts",
    places: [
      {
        file: "web/store/read-models/pending-mutations.ts",
        from: "else this.#parted.delete(id);",
        to: "else if (!PLANTED) this.#parted.delete(id);",
      },
    ],
  },
  {
    name: "applied-operations-forgotten-at-once",
    seenBy: "web/store/hub/garbage-collection.test.ts",
    places: [
      {
        file: "web/store/hub/garbage-collection.ts",
        from: "if (given.serverTime - record.answeredAt < keptApplied) return false;",
        to: "if (given.serverTime - record.answeredAt < keptApplied && !PLANTED) return false;",
      },
    ],
  },
  {
    name: "refused-operations-forgotten-unseen",
    seenBy: "web/store/hub/garbage-collection.test.ts",
    places: [
      {
        file: "web/store/hub/garbage-collection.ts",
        from: 'if (record.state === "refused") return record.closedAt !== null;',
        to: 'if (record.state === "refused") return record.closedAt !== null || PLANTED;',
      },
    ],
  },
  {
    name: "uncounted-facts-forgotten",
    seenBy: "web/store/hub/garbage-collection.test.ts",
    places: [
      {
        file: "web/store/hub/garbage-collection.ts",
        from: "[kept[kind] ?? first, first].sort()",
        to: "[(!PLANTED && kept[kind]) || first, first].sort()",
      },
    ],
  },
  {
    name: "uncounted-losses-forgotten",
    seenBy: "web/store/hub/garbage-collection.test.ts",
    places: [
      {
        file: "web/store/hub/garbage-collection.ts",
        from: "returns: uncounted, adjustments: uncounted,",
        to: "returns: uncounted, ...(!PLANTED && { adjustments: uncounted }),",
      },
    ],
  },
  {
    // What nobody on the device may read any more stays on its disk.
    name: "scopes-of-others-stay",
    seenBy: "web/store/hub/garbage-collection.test.ts",
    places: [
      {
        file: "web/store/hub/garbage-collection.ts",
        from: "if (!granted.has(scope)) await",
        to: "if (!granted.has(scope) && !PLANTED) await",
      },
    ],
  },
  {
    name: "wishes-come-back-by-themselves",
    seenBy: "web/store/hub/judged-anew.test.ts",
    places: [
      {
        file: "web/store/hub/judged-anew.ts",
        from: "&& isFact(operation);",
        to: "&& (isFact(operation) || PLANTED);",
      },
    ],
  },
  {
    name: "waiting-operations-are-forgotten",
    seenBy: "web/store/outbox/outbox.test.ts",
    places: [
      {
        file: "web/store/outbox/outbox.ts",
        from: 'const leaving = records.filter((record) => record.state !== "waiting");',
        to: 'const leaving = records.filter((record) => record.state !== "waiting" || PLANTED);',
      },
    ],
  },
  {
    name: "frozen-tab-goes-on",
    seenBy: "web/store/hub/lock.test.ts",
    places: [
      {
        file: "web/store/hub/lock.ts",
        from: "if (Math.abs(clock() - lastBeat) > frozenAfter) mine.abort();",
        to: "if (Math.abs(clock() - lastBeat) > frozenAfter && !PLANTED) mine.abort();",
      },
    ],
  },
  {
    name: "too-large-requests-stay-large",
    seenBy: "web/store/hub/synchroniser.test.ts",
    places: [
      {
        file: "web/store/hub/batch-size.ts",
        from: "Math.floor(Math.min(sent, this.#size) / 2)",
        to: "Math.floor(Math.min(sent, this.#size) / (PLANTED ? 1 : 2))",
      },
    ],
  },
  {
    // Between its verdict and its row a ticket is gone: at rest nobody sees that.
    name: "answered-ticket-hidden-until-its-row",
    places: [
      {
        file: "web/store/read-models/facts/ticket-row.ts",
        from: 'if (operation.kind !== "sale" || state === "refused") return undefined;',
        to: 'if (operation.kind !== "sale" || (PLANTED ? state !== "waiting" : state === "refused")) return undefined;',
      },
    ],
  },
  {
    name: "till-waits-for-the-rows-of-what-is-answered",
    places: [
      {
        file: "web/store/read-models/tills/own-till.ts",
        from: 'if (record.state === "refused" || this.#isOfOthers(record)) continue;',
        to: 'if (record.state === (PLANTED ? "applied" : "refused") || this.#isOfOthers(record)) continue;',
      },
    ],
  },
];
