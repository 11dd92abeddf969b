import { whilePlanted } from "#tests/planted/mistake.ts";
import { startTestServer } from "#tests/support/server.ts";
import { huntLeaks } from "./leak-hunt.ts";

const often = { max: 1_000_000, seconds: 60 };
/** Limits so high that nobody is slowed down while thousands of answers are searched. */
export const huntLimits = { requestsByPerson: often, ticketsByAddress: often };

/** Mistakes that let people read too much, with the number of answers needed to detect each. */
export const plantedLeaks = [
  { name: "filter-by-scope-late", answers: 100 },
  { name: "reseller-reads-all", answers: 1000 },
  { name: "costs-for-all-staff", answers: 1000 },
  { name: "messages-to-everybody", answers: 1000 },
] as const;

/** First foreign item in the answers of a server with one of these mistakes; undefined when none was found. */
export async function leakFound({
  name,
  answers,
}: (typeof plantedLeaks)[number]): Promise<string | undefined> {
  const server = await startTestServer({ limits: huntLimits });
  try {
    const { foreign } = await whilePlanted(name, () => huntLeaks(server, { answers, seed: 1 }));
    return foreign[0];
  } finally {
    await server.close();
  }
}
