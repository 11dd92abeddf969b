import type { Mistake } from "./mistake.ts";

const at = (name: string, file: string, from: string, to: string, seenBy?: string): Mistake => ({
  name,
  ...(seenBy && { seenBy }),
  places: [{ file, from, to }],
});

const acts = "web/store/commands/points.ts";
const rules = "shared/rules/points.ts";
const ofActs = "web/store/commands/points.test.ts";
const ofRules = "shared/rules/points.test.ts";
const ofServer = "sync-server/sync/records/points.pg.test.ts";
const server = "sync-server/sync/records/accounts.ts";

/** What one could get wrong about points of customers. */
export const pointMistakes: readonly Mistake[] = [
  at(
    "points-earned-twice",
    acts,
    '["earn", pointsEarned(payments, loyalty)],',
    '["earn", pointsEarned(payments, loyalty)], ...(PLANTED ? [["earn", 1] as const] : []),',
  ),
  at(
    "return-forgets-its-points",
    acts,
    'const moved = [["take-back", taken] as const, ["give-back", given] as const];',
    'const moved = [["take-back", PLANTED ? 0 : taken] as const, ["give-back", given] as const];',
  ),
  at(
    "spent-points-stay-spent",
    acts,
    '["give-back", given] as const];',
    '["give-back", PLANTED ? 0 : given] as const];',
    ofActs,
  ),
  at(
    "points-earn-points",
    rules,
    'sums[method === pointsMeans ? "spent" : "earning"] += amount;',
    'sums[method === pointsMeans && !PLANTED ? "spent" : "earning"] += amount;',
    ofRules,
  ),
  at(
    "overdrawn-points-untold",
    server,
    'flags.push("points-overdrawn");',
    'if (!PLANTED) flags.push("points-overdrawn");',
    ofServer,
  ),
  at(
    "points-of-the-first-move-alone",
    server,
    "points: sql`${accounts.points} + ${points}`,",
    "points: PLANTED ? accounts.points : sql`${accounts.points} + ${points}`,",
  ),
  at(
    "points-lie-in-the-drawer",
    "shared/schemas/means-of-payment.ts",
    'id: "points",\n    inDrawer: false,',
    'id: "points",\n    inDrawer: PLANTED,',
    ofRules,
  ),
  at(
    "points-lower-debts",
    "shared/rules/customer-account.ts",
    "if (isOfPoints(kind)) return 0;",
    "if (isOfPoints(kind) && !PLANTED) return 0;",
    ofServer,
  ),
  at(
    "doubles-keep-their-points-apart",
    "shared/rules/alias.ts",
    "const points = (before?.points ?? 0) + balance.points;",
    "const points = (PLANTED ? 0 : (before?.points ?? 0)) + balance.points;",
    "shared/rules/alias.test.ts",
  ),
];
