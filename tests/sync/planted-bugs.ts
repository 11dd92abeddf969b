import type { Operation } from "#shared/sync/operations.ts";
import { packOperations, startOfList, unpackOperation } from "#shared/sync/pack.ts";
import type { ExchangeAnswer } from "#shared/sync/protocol.ts";
import { operationId } from "#shared/sync/uuid.ts";
import { isSeenByFile } from "#tests/planted/hunt-files.ts";
import { mistakes } from "#tests/planted/mistakes.ts";
import { costMistakes } from "#tests/planted/mistakes-of-costs.ts";
import { countMistakes } from "#tests/planted/mistakes-of-counts.ts";
import { creditMistakes } from "#tests/planted/mistakes-of-credit.ts";
import { debtMistakes } from "#tests/planted/mistakes-of-debts.ts";
import { hubMistakes } from "#tests/planted/mistakes-of-hub.ts";
import { notebookMistakes } from "#tests/planted/mistakes-of-notebooks.ts";
import { pointMistakes } from "#tests/planted/mistakes-of-points.ts";
import type { DeviceBug } from "#tests/support/device-bug.ts";
import type { PlantedBug } from "#tests/support/simulation-run.ts";
import type { Gate } from "#tests/support/simulation-storage.ts";
import type { OutboxStore } from "#web/store/outbox/outbox-store.ts";
import { inText, type NamedBug } from "./named-bug.ts";
import { override } from "./override.ts";
import { browserBugs } from "./planted-bugs-of-browsers.ts";
import { goodsBugs } from "./planted-bugs-of-goods.ts";

type Verdict = ExchangeAnswer["verdicts"][number];

/** The device hears other verdicts than those that were given. */
const hears = (change: (verdict: Verdict) => Verdict): PlantedBug => ({
  device: () => ({
    answer: (_request, answer) => ({ ...answer, verdicts: answer.verdicts.map(change) }),
  }),
});

const isKept = ([status]: Verdict) => status !== "refused";

/** Mistakes that show only in certain runs. */
const seenIn = new Map<string, Omit<NamedBug, "name" | "plant">>([
  ["recent-sales-over-a-gap", { isBusy: true }],
  ...[...countMistakes, ...creditMistakes, ...debtMistakes, ...notebookMistakes].map(
    ({ name }) => [name, { browsers: true, tills: true }] as const,
  ),
  ...pointMistakes.map(
    ({ name }) => [name, { browsers: true, tills: true, points: true }] as const,
  ),
  ...costMistakes.map(
    ({ name }) => [name, { browsers: true, tills: true, suppliers: true, notebook: true }] as const,
  ),
  ...hubMistakes.map(({ name }) => [name, { browsers: true, hubs: true, tabs: true }] as const),
]);

export const plantedBugs: NamedBug[] = [
  ...mistakes
    .filter((mistake) => !isSeenByFile(mistake))
    .map(({ name }) => inText(name, seenIn.get(name))),
  ...goodsBugs,
  ...browserBugs,
  {
    name: "device forgets the acknowledged revision: an applied move leaves the sum with its verdict",
    plant: hears(([status, , reasons]) => [status, 0, reasons]),
  },
  {
    name: "device takes the acknowledged revision for one lower",
    plant: hears(([status, rev, reasons]) => [status, rev - 1, reasons]),
  },
  {
    name: "device takes the acknowledged revision for one higher",
    plant: hears(([status, rev, reasons]) => [status, rev + 1, reasons]),
  },
  {
    name: "device keeps a refused operation in the sum",
    plant: hears((verdict) => (isKept(verdict) ? verdict : ["applied", 2 ** 40])),
  },
  {
    name: "device takes a failure of the server for a refusal",
    plant: {
      device: () => ({
        failure: (request, failure) => {
          if (failure.kind !== "server" && failure.kind !== "busy") throw failure;
          return {
            v: 1,
            time: request.now,
            verdicts: request.operations.list.map(
              (): Verdict => ["refused", 0, ["not-understood"]],
            ),
            changes: [],
            minVersion: 1,
          };
        },
      }),
    },
  },
  {
    name: "device gives an operation another identifier when it is sent again",
    plant: {
      device: () => ({
        request: (request, attempt) => {
          const writer = { deviceId: request.device.id, epoch: request.device.epoch };
          const position = startOfList();
          const operations = request.operations.list.map((packed) => {
            const read = unpackOperation(packed, request.operations, position, writer);
            if (!read) throw new Error("unreadable");
            return { ...read, id: operationId(read.at + attempt, writer, read.seq) } as Operation;
          });
          return { ...request, operations: packOperations(operations, writer) };
        },
      }),
    },
  },
  {
    name: "device deletes operations when they are sent",
    plant: { device: () => ({ outbox: deletesWhenRead }) },
  },
  {
    name: "device says « Enregistrée » before the write",
    plant: { device: () => ({ outbox: confirmsEarly }) },
  },
  {
    name: "device forgets verdicts that came late: a settled operation is not kept on the disk",
    plant: {
      device: () => ({
        outbox: (store) => ({ ...store, settle: async (_records, meta) => store.putMeta(meta) }),
      }),
    },
  },
  {
    name: "device clamps the stock of the books at zero",
    plant: {
      device: () => ({
        answer: (_request, answer) => ({
          ...answer,
          changes: answer.changes.map((change) =>
            change.state === "rows" && change.rows.stocks
              ? {
                  ...change,
                  rows: {
                    ...change.rows,
                    stocks: change.rows.stocks.map((stock) => ({
                      ...stock,
                      quantity: Math.max(0, stock.quantity),
                    })),
                  },
                }
              : change,
          ),
        }),
      }),
    },
  },
  {
    name: "device moves the cursor before the rows are stored",
    plant: {
      device: () => ({
        readModels: (models) =>
          override(models, {
            applyPage: async (page) => {
              await models.applyPage({ ...page, rows: {}, own: {} });
              await models.applyPage({ ...page, from: page.to });
            },
          }),
      }),
    },
  },
  {
    name: "device stores rows before the verdicts",
    plant: { device: rowsBeforeVerdicts },
  },
];

function deletesWhenRead(store: OutboxStore): OutboxStore {
  return {
    ...store,
    settle: async (records, meta) => {
      await store.settle(records, meta);
      const { records: all } = await store.read();
      const waiting = all.filter((record) => record.state === "waiting");
      await store.remove(
        waiting.map((record) => [record.epoch, record.seq]),
        {},
      );
    },
  };
}

function confirmsEarly(store: OutboxStore, gate: Gate): OutboxStore {
  let late: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    record: async (...given) => {
      late = late.then(() => gate("a late write")).then(() => store.record(...given));
      return "recorded";
    },
    settle: async (records, meta) => {
      await late;
      await store.settle(records, meta);
    },
  };
}

/** Verdicts reach the disk some steps after the rows of the same answer: a restart in between counts a sale twice. */
function rowsBeforeVerdicts(): DeviceBug {
  return {
    outbox: (store, gate) => ({
      ...store,
      settle: async (records, meta) => {
        void (async () => {
          for (let step = 0; step < 60; step += 1) await gate("a verdict is late");
          await store.settle(records, meta);
        })();
      },
    }),
  };
}
