import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { alwaysPlanted, type Mistake } from "./mistake.ts";

/** A mistake that a test file must see. */
export type SeenByFile = Mistake & { seenBy: string };

export const isSeenByFile = (mistake: Mistake): mistake is SeenByFile =>
  mistake.seenBy !== undefined;

type Report = {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

/** The first test of its file that fails while a mistake is made; undefined when they all hold. */
export async function failingTest({ name, seenBy }: SeenByFile): Promise<string | undefined> {
  const { failed } = await ran([seenBy], { [alwaysPlanted]: name });
  return failed[0];
}

/** What fails of some test files, and how many tests hold, while nothing is planted. */
export function unplanted(files: readonly string[]): Promise<Ran> {
  return ran([...new Set(files)], {});
}

/** A mistake that makes a file hang is seen by nobody who waits, ms. */
const longest = 180_000;

type Ran = { failed: string[]; passed: number };

/** Runs test files in a process of their own. A file that cannot be read has no test that fails, and tells nothing. */
async function ran(files: readonly string[], env: Record<string, string>): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), "boutika-planted-"));
  const file = join(folder, "report.json");
  // What one run of the runner tells its own processes is not for another.
  const inherited = { ...process.env };
  for (const name of Object.keys(inherited)) if (name.startsWith("VITEST")) delete inherited[name];
  try {
    await promisify(execFile)(
      process.execPath,
      [
        "node_modules/vitest/vitest.mjs",
        ...["run", ...files, "--reporter=json", `--outputFile=${file}`],
        ...(env[alwaysPlanted] ? ["--bail=1"] : []),
      ],
      {
        env: { ...inherited, ...env },
        maxBuffer: 2 ** 26,
        timeout: longest,
        killSignal: "SIGKILL",
      },
    ).catch(() => undefined);
    if (!existsSync(file)) return { failed: [], passed: 0 };
    const { testResults, numPassedTests } = JSON.parse(readFileSync(file, "utf8")) as Report;
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = results.filter(({ status }) => status === "failed");
    return { failed: failed.map(({ fullName }) => fullName.trim()), passed: numPassedTests };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
