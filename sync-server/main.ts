import { complain, say, tellCrashes, tellTrouble } from "#server/log/log.ts";
import { readEnvironment } from "./env.ts";
import { explained } from "./explained.ts";
import { addressesOf, greeting } from "./greeting.ts";
import { type RunningServer, startServer } from "./start.ts";

/** A second signal within this time is the first one come by another way: npm hands on what the terminal sends to all, ms. */
const sameSignal = 500;

/** The one owner of start and end: whatever ends this process ends what it started, in order. */
async function main(): Promise<void> {
  tellCrashes();
  const env = readEnvironment(process.env);
  let stoppingSince: number | undefined;
  const starting = Promise.resolve().then(() => startServer(env, say));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > sameSignal) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      say("Stopping …");
      void starting.then(stopped, () => {});
    });
  }
  const running = await starting;
  if (stoppingSince !== undefined) return;
  say(greeting(addressesOf(env.host, running.port, env.publicOrigin), running.withDemo));
}

async function stopped(running: RunningServer): Promise<void> {
  try {
    await running.stop();
    say("Stopped.");
    process.exit(0);
  } catch (error) {
    tellTrouble(error);
    process.exit(1);
  }
}

main().catch((error: unknown) => {
  complain(`Boutika cannot start:\n${explained(error)}`);
  process.exit(1);
});
