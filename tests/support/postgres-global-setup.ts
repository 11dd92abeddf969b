import { startTestPostgres } from "./database.ts";

/** Given to vitest and to Playwright alike: both call it once per run, and what it returns at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startTestPostgres();
  return stop;
}
