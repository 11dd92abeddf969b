import { DatabaseOutOfReach } from "#server/db/embedded-postgres-place.ts";
import { EnvironmentError, readEnvironment } from "./env.ts";
import { addressesOf, greeting } from "./greeting.ts";
import { type RunningServer, startServer } from "./start.ts";

const say = (line: string) => console.log(line);

/** The one owner of start and end: whatever ends this process ends what it started, in order. */
async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  let isStopping = false;
  const starting = Promise.resolve().then(() => startServer(env, say));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      say("Stopping …");
      void starting.then(stopped, () => {});
    });
  }
  const running = await starting;
  if (isStopping) return;
  say(greeting(addressesOf(env.host, running.port, env.publicOrigin), running.withDemo));
}

async function stopped(running: RunningServer): Promise<void> {
  try {
    await running.stop();
    say("Stopped.");
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

function explained(error: unknown): string {
  if (error instanceof EnvironmentError)
    return error.problems.map((problem) => `  ${problem}`).join("\n");
  if (error instanceof DatabaseOutOfReach) return `  ${error.message}`;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `  ${message}\n  Another program listens there: set PORT to a free one.`;
  return stack ?? String(error);
}

main().catch((error: unknown) => {
  console.error(`Boutika cannot start:\n${explained(error)}`);
  process.exit(1);
});
