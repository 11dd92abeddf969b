import { expect, test } from "vitest";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { modelScope } from "#tests/support/device/model-server.ts";
import { World } from "#tests/support/device/world.ts";
import { TransportFailure } from "#web/store/ports.ts";

const usual = 2000;

/** A device that was away while so many rows were written, on a line that carries so many of them before it gives up. */
async function away({ rows, carries }: { rows: number; carries: number }) {
  const world = new World();
  await world.start();
  await world.settle();
  for (let at = 0; at < rows; at += 1) {
    world.server.rev += 1;
    const id = `0198c0de-0000-7000-8000-${String(at).padStart(12, "0")}`;
    const fields = { name: `Agence ${at}`, address: "", archived: false };
    const agency = { id, ...fields, rev: world.server.rev } as never;
    world.server.rows.agencies.set(id, agency);
  }
  const line = { carries, takesMs: 20_000 };
  const requests: ExchangeRequest[] = [];
  const { exchange } = world.transport;
  world.transport.exchange = async (request, limits) => {
    requests.push(request);
    const { rowBudget = usual } = request;
    const answer = await exchange({ ...request, rowBudget }, limits);
    const asked = answer.changes.flatMap((change) =>
      change.state === "rows" ? [change.rows] : [],
    );
    const count = asked.flatMap(Object.values).flat().length;
    const isCarried = count <= line.carries;
    world.now += isCarried ? line.takesMs : limits.timeoutMs;
    if (!isCarried) throw new TransportFailure("timeout");
    return answer;
  };
  const read = async () => (await world.device.readModels.rows(modelScope, "agencies")).length;
  const budgets = () =>
    requests.filter((each) => each.cursors.length > 0).map((each) => each.rowBudget);
  /** Steps until it is so; no loop may go on for ever where a rule is broken. */
  const until = async (isSo: (outcome: string) => boolean): Promise<string[]> => {
    const outcomes: string[] = [];
    while (outcomes.length < 60) {
      outcomes.push(await world.step());
      if (isSo(outcomes.at(-1) ?? "")) return outcomes;
    }
    throw new Error("never comes to that");
  };
  return { world, line, requests, read, budgets, until };
}

test("[R2] an answer too large for the line is asked for in smaller pages, one at once after the other", async () => {
  const { read, budgets, until } = await away({ rows: 700, carries: 300 });
  const outcomes = await until((outcome) => outcome === "done");
  expect(outcomes).toEqual(["failed", "failed", "failed", "again", "again", "done"]);
  expect(budgets()).toEqual([undefined, 1000, 500, 250, 250, 250]);
  expect(await read()).toBe(700);
});

test("[S2] a page that has come stays, whatever becomes of the next one", async () => {
  const { world, line, read, budgets, until } = await away({ rows: 700, carries: 300 });
  await until((outcome) => outcome !== "failed");
  expect(await read()).toBe(250);
  line.carries = 0;
  expect(await world.step()).toBe("failed");
  expect(await read()).toBe(250);
  line.carries = 300;
  await until((outcome) => outcome === "done");
  expect(await read()).toBe(700);
  expect(budgets().slice(-4)).toEqual([125, 125, 125, 125]);
});

test("pages never become smaller than a hundred rows, and grow again while answers are quick", async () => {
  const { world, line, budgets, until } = await away({ rows: 4000, carries: 0 });
  for (let turn = 0; turn < 8; turn += 1) expect(await world.step()).toBe("failed");
  expect(budgets().slice(-4)).toEqual([125, 100, 100, 100]);
  Object.assign(line, { carries: usual, takesMs: 400 });
  await until((outcome) => outcome === "done");
  expect(budgets().slice(8)).toEqual([100, 200, 400, 800, 1600, undefined]);
});

test("[S1] [S2] where no row comes through, what waits is sent all the same", async () => {
  const { world, line, requests } = await away({ rows: 500, carries: -1 });
  const { exchange } = world.transport;
  line.carries = 0;
  world.transport.exchange = (request, limits) => {
    if (request.cursors.length === 0) line.carries = usual;
    return exchange(request, limits).finally(() => {
      line.carries = 0;
    });
  };
  for (let sale = 1; sale <= 3; sale += 1) {
    await world.sell("aaaa", 1);
    for (let turn = 0; turn < 3; turn += 1) await world.step();
    expect(world.server.ledger.size).toBe(sale);
    expect(world.device.outbox.waiting()).toEqual([]);
  }
  // Rows are asked for in between, and all is read once they come.
  expect(requests.filter((each) => each.cursors.length > 0).length).toBeGreaterThan(3);
  world.transport.exchange = exchange;
  line.carries = usual;
  await world.checkEnd();
});

test("an answer without rows that does not come makes no later request smaller", async () => {
  const { world, line, requests } = await away({ rows: 5, carries: 0 });
  expect(await world.step()).toBe("failed");
  line.carries = usual;
  for (let sale = 0; sale < 4; sale += 1) await world.sell("aaaa", 1);
  await world.step();
  expect(requests.at(-1)?.operations.list).toHaveLength(4);
});
