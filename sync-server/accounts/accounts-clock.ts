import type { AccountsDeps } from "./deps.ts";
import { forgetExpired } from "./refresh-tokens.ts";
import { forgetCounts } from "./request-counts.ts";
import { settleDue } from "./subscriptions.ts";

const hour = 3_600_000;

type Deps = AccountsDeps & { log: { warn: (fields: object, text: string) => void } };

/**
 * Once an hour, tells shops whose plan has run out, and forgets sessions that are over. Nothing rests on it: whatever a
 * plan allows, and whether a session stands, is judged by the time when it is asked. `stop` waits for the portion that is
 * under way; the rest follows after the next start.
 */
export function startAccountsClock(deps: Deps, atOnce?: number): { stop(): Promise<void> } {
  const careful = (act: Promise<unknown>, trouble: string) =>
    act.catch((error) => deps.log.warn({ error }, trouble));
  let underWay: Promise<unknown> | undefined;
  let isStopping = false;
  const run = () => {
    underWay ??= Promise.all([
      careful(
        settleDue(deps, () => isStopping),
        "subscriptions could not be settled; later",
      ),
      careful(forgetCounts(deps), "what was counted could not be forgotten; later"),
      careful(
        forgetExpired(deps, atOnce, () => isStopping),
        "sessions that are over could not be forgotten; later",
      ),
    ]).finally(() => {
      underWay = undefined;
    });
  };
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
