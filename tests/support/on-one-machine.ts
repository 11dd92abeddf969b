import { test } from "vitest";
import { citusUrl } from "./citus.ts";

/** For a test of what a database on one machine does: its own counts, several shops in a statement, a schema of before. */
export const onOneMachine = test.skipIf(citusUrl !== undefined);
