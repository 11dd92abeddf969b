import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { openDatabase } from "#server/db/spread.ts";
import { complain, say, tellCrashes } from "#server/log/log.ts";
import { isDoubt } from "#server/sync/chain/chain-findings.ts";
import { type Verified, verifyShop } from "#server/sync/chain/verify.ts";
import type { Seal } from "#shared/rules/seal.ts";

tellCrashes();

const usage = "npm run verify [-- --shop ID] [--kept FILE] [--paper 'NUMBER LETTERS']…";

/**
 * Reckons the chains and seals of every shop anew, or of one, and names what is otherwise. `--kept`: what an owner's device
 * saved; `--paper`: number and letters of a ticket, or letters alone. Ends with 1 where something was touched; what may be without that is told as well.
 */
const { shop, kept: keptFile, paper = [] } = options();
const kept = keptFile
  ? (JSON.parse(readFileSync(keptFile, "utf8")) as { seals: Seal[] }).seals
  : [];
const given = process.env.DATABASE_URL || undefined;
const dataDir = process.env.DATA_DIR || "./data";
const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, durable: true });
const database = await openDatabase(given ?? embedded?.url ?? "", 1);
try {
  const shops = await database.sql<{ id: string }[]>`
    select id from shops where ${shop === undefined} or id::text = ${shop ?? ""} order by id`;
  const verified: Verified[] = [];
  for (const { id } of shops) {
    // One snapshot: what comes meanwhile is no difference.
    const snapshot = "isolation level repeatable read read only";
    const held = { kept, papers: shops.length === 1 ? paper : [] };
    const one = await database.sql.begin(snapshot, (tx) => verifyShop(tx, id, held));
    verified.push(one);
    say(`${id}: ${one.operations} operations, ${one.linked} in chains, ${one.seals} seals`);
    for (const finding of one.findings) say(`  ${sentence(finding)}`);
  }
  const known = new Set(shops.map(({ id }) => id));
  const lost = [...new Set(kept.map(({ shopId }) => shopId))].filter((id) => !known.has(id));
  for (const id of lost) say(`${id}: its seals are kept, and the books hold no such shop`);
  const touched = verified.flatMap(({ findings }) => findings.filter((one) => !isDoubt(one)));
  say(`${touched.length} findings`);
  if (touched.length > 0 || (lost.length > 0 && shop === undefined)) process.exitCode = 1;
} finally {
  await database.close();
  await embedded?.stop();
}

function sentence(finding: Verified["findings"][number]): string {
  const { what, device, deviceNo, seq, receipt, detail } = finding;
  const ticket =
    receipt === undefined ? "" : `, receipt ${device}-${String(receipt).padStart(6, "0")}`;
  const where = deviceNo === undefined ? "" : ` device ${device ?? deviceNo}`;
  const which = seq === undefined ? "" : ` number ${seq}`;
  return `${what}:${where}${which}${ticket}${detail ? ` (${detail})` : ""}`;
}

/** What was asked for; ends with a sentence when that says nothing. */
function options() {
  try {
    return parseArgs({
      options: {
        shop: { type: "string" },
        kept: { type: "string" },
        paper: { type: "string", multiple: true },
      },
    }).values;
  } catch (error) {
    complain(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}
