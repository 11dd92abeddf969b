import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../sync-server/main.ts", import.meta.url));

export type ServerProcess = {
  /** Resolves once this was printed, with all that was. */
  until(text: string): Promise<string>;
  ended: Promise<{ code: number | null; output: string }>;
  /** All that was printed by now. */
  output(): string;
  child: ChildProcess;
};

/**
 * Starts the server as `npm start` does, with nothing but this environment; `before` is a command that starts it,
 * `folder` another place of the project, such as one of the version before.
 */
export function serverProcess(
  env: Record<string, string>,
  before: readonly string[] = [],
  folder?: string,
): ServerProcess {
  const program = folder === undefined ? main : join(folder, "sync-server/main.ts");
  const [command = "", ...args] = [...before, process.execPath, "--import", "tsx", program];
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", HOST: "127.0.0.1", PORT: "0", ...env },
  });
  let output = "";
  const looking = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      for (const look of looking) look();
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, output }));
  });
  const until = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => output.includes(text) && resolve(output);
      looking.add(look);
      look();
      void ended.then(() => reject(new Error(`ended before "${text}":\n${output}`)));
    });
  return { until, ended, output: () => output, child };
}

/** Where it listens, from what it has said. */
export const addressIn = (output: string) => /ready: {2}(http:\S+)/.exec(output)?.[1] ?? "";
