import type { OperationRule } from "#server/sync/entries/rule.ts";

/**
 * Sales are a fact, and the one kind whose number makes the difference: they are judged by facts held in memory
 * (`sale-judging.ts`) and written in groups by one statement (`sale-statement.ts`).
 */
export const recordSale = { way: "grouped" } satisfies OperationRule<"sale">;
