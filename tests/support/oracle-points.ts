import type { OperationOf } from "#shared/sync/operations.ts";
import type { Oracle } from "./oracle.ts";
import type { SeenDevice } from "./oracle-device.ts";
import { worthOf } from "./oracle-discounts.ts";
import { demand } from "./oracle-shop.ts";
import { backForPoints, morePoints } from "./world-points.ts";

type Of<K extends "sale" | "return" | "account.move"> = OperationOf<K>;

/**
 * Points stand on the disk with their ticket, as many as it earned and spent (Y2, Y3); and with what came back, as many
 * as its francs brought (Y5).
 */
export function checkPoints(oracle: Oracle, device: SeenDevice): void {
  const sales = new Map<string, Of<"sale">>();
  const backs: Of<"return">[] = [];
  const moves: Of<"account.move">[] = [];
  for (const { operation, state } of device.records()) {
    if (state === "refused") continue;
    if (operation.kind === "sale") sales.set(operation.id, operation);
    if (operation.kind === "return" && operation.body.reason === backForPoints)
      backs.push(operation);
    if (operation.kind === "account.move" && morePoints(operation.body) !== 0)
      moves.push(operation);
  }
  for (const [id, { body }] of sales) {
    const byPoints = body.payments.reduce(
      (sum, { method, amount }) => (method === "points" ? sum + amount : sum),
      0,
    );
    const of = (kind: string) => amountsOf(moves, id, kind);
    const [earned, spent] = [of("earn"), of("spend")];
    if (earned.length === 0 && spent.length === 0 && byPoints === 0) continue;
    oracle.checks += 1;
    const due = Math.floor((body.total - byPoints) / 100);
    const says = () => `${device.name}: ${id} earned ${earned}, spent ${spent}`;
    demand(`${earned}` === (due > 0 ? `${due}` : ""), "Y2", () => `${says()}, not ${due}`);
    demand(`${spent}` === (byPoints > 0 ? `${byPoints / 10}` : ""), "Y3", says);
    checkBack(
      device,
      id,
      { earned: due, spent: byPoints / 10 },
      backs,
      moves,
      body.total - byPoints,
    );
  }
}

const amountsOf = (moves: readonly Of<"account.move">[], saleId: string, kind: string) =>
  moves.flatMap(({ body }) =>
    body.kind === kind && "saleId" in body && body.saleId === saleId ? body.amount : [],
  );

function checkBack(
  device: SeenDevice,
  saleId: string,
  moved: { earned: number; spent: number },
  backs: readonly Of<"return">[],
  moves: readonly Of<"account.move">[],
  money: number,
): void {
  let [inMoney, inPoints] = [0, 0];
  for (const { body } of backs) {
    if (body.saleId !== saleId) continue;
    const francs = worthOf(body.lines);
    const byPoints = body.refund === "points" ? francs - (body.cashPart ?? 0) : 0;
    inPoints += byPoints / 10;
    inMoney += francs - byPoints;
  }
  const total = (kind: string) => amountsOf(moves, saleId, kind).reduce((a, b) => a + b, 0);
  const part = money === 0 ? 0 : Math.floor((moved.earned * Math.min(inMoney, money)) / money);
  demand(
    total("take-back") === part && total("give-back") === inPoints,
    "Y5",
    () =>
      `${device.name}: of ${saleId} came back ${total("take-back")} and ${total("give-back")} points, not ${part} and ${inPoints}`,
  );
}
