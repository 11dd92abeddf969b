import { expect, test } from "vitest";
import { isFact } from "#shared/sync/facts.ts";
import type { Operation, OperationKind } from "#shared/sync/operations.ts";
import { operationRules } from "./registry.ts";

const bodies = [{}, { mode: "count" }, { mode: "increase" }] as Operation["body"][];

test.each(Object.keys(operationRules) as OperationKind[])(
  "[J3] [J4] device and server call the same of %s a fact",
  (kind) => {
    const rule = operationRules[kind];
    for (const body of bodies) {
      const judged = rule.way === "grouped" || rule.isFact(body as never);
      expect(isFact({ kind, body } as Operation)).toBe(judged);
    }
  },
);
