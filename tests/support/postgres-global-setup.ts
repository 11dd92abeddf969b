import { freshDatabase, startTestPostgres } from "./database.ts";
import { recordStatements } from "./statements/check.ts";

/**
 * Given to vitest and to Playwright alike: both call it once per run, and what it returns at the end. A run of vitest
 * fails there when the server has sent a statement that is of more than one shop (decision 0088).
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startTestPostgres();
  const recording = recordStatements();
  return async () => {
    try {
      await recording?.check(async () => (await freshDatabase()).url);
    } finally {
      await stop();
    }
  };
}
