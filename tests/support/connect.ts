import { connectDatabase, type Database } from "#server/db/client.ts";
import { citusUrl } from "./citus.ts";

/** A pool of a test's own, set up as the server's is where databases of tests are spread. */
export function connectTo(url: string, connections?: number): Database {
  return connectDatabase(url, connections, { isSpread: citusUrl !== undefined });
}
