import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { type Recorded, statementsFolder } from "./recorded.ts";

/**
 * A setup file of tests: writes down each distinct statement that the server sends while they run. The driver keeps the
 * text of a query as a property of it, which is watched here, so that the server itself knows nothing of this.
 */
type Watched = { strings?: unknown; stack?: string; text?: string };
type Query = { parameters?: unknown };

const key = Symbol.for("boutika.statements");
const frames = 40;

const folder = process.env[statementsFolder];
const known = globalThis as { [key]?: true };
if (folder && !known[key]) {
  known[key] = true;
  await watch(join(folder, `${process.pid}-${Math.random().toString(36).slice(2)}.jsonl`));
}

async function watch(file: string): Promise<void> {
  Error.stackTraceLimit = Math.max(Error.stackTraceLimit, frames);
  const module = new URL("./query.js", import.meta.resolve("postgres")).href;
  const { Query } = (await import(/* @vite-ignore */ module)) as { Query: { prototype: Query } };
  const watched = new WeakMap<object, Watched>();
  const seen = new Map<string, Recorded>();
  Object.defineProperty(Query.prototype, "strings", {
    get(this: Query) {
      return watched.get(this)?.strings;
    },
    set(this: Query, strings: unknown) {
      watched.set(this, { strings, stack: new Error().stack ?? "" });
    },
  });
  Object.defineProperty(Query.prototype, "string", {
    get(this: Query) {
      return watched.get(this)?.text;
    },
    set(this: Query, text: string) {
      const query = watched.get(this);
      if (!query) return;
      query.text = text;
      const before = seen.get(text);
      if (before && isEachApart(before.same)) return;
      const from = framesOf(query.stack);
      if (from === undefined) return;
      // The parameters are set a line later.
      queueMicrotask(() => {
        const same = sameParameters(this.parameters, before?.same);
        if (before && String(before.same) === String(same)) return;
        const test = expect.getState().currentTestName ?? "";
        const path = expect.getState().testPath ?? "";
        const recorded = { text, from, same, test: `${path} > ${test}` };
        seen.set(text, recorded);
        appendFileSync(file, `${JSON.stringify(recorded)}\n`);
      });
    },
  });
}

/** Nothing more is to be learnt of it. */
function isEachApart(same: readonly number[]): boolean {
  return same.every((first, at) => first === at);
}

/** The first parameter that each has always been the same as. */
function sameParameters(parameters: unknown, before: number[] | undefined): number[] {
  const values = (Array.isArray(parameters) ? parameters : []).map((one) => {
    const value = one && typeof one === "object" && "value" in one ? one.value : one;
    return typeof value === "string" ? value : undefined;
  });
  return values.map((value, at) => {
    const first = values.findIndex(
      (one, place) =>
        value !== undefined && one === value && (!before || before[place] === before[at]),
    );
    return first < 0 ? at : first;
  });
}

/** Where in the server it was made; undefined for what a test or its helpers ask by themselves. */
function framesOf(stack = ""): string[] | undefined {
  const lines = stack.split("\n").slice(1);
  const own = lines.flatMap((line) => {
    const [, at] = /((?:sync-server|tests|scripts)\/[^\s)]+:\d+):\d+/.exec(line) ?? [];
    return at && !at.includes("statements/recorder.ts") ? [at] : [];
  });
  const isDrizzle = lines.some((line) => line.includes("drizzle-orm"));
  const [first] = own;
  if (first === undefined) return isDrizzle ? [] : undefined;
  if (!first.startsWith("sync-server/") || first.includes(".test.ts")) return undefined;
  return own.filter((at) => at.startsWith("sync-server/") && !at.includes(".test.ts")).slice(0, 3);
}
