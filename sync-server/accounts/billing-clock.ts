import type { AccountsDeps } from "./deps.ts";
import { settleDue } from "./subscriptions.ts";

const hour = 3_600_000;

type Deps = AccountsDeps & { log: { warn: (fields: object, text: string) => void } };

/**
 * Once an hour, tells shops whose plan has run out. Nothing rests on it: whatever a plan allows is judged by the time
 * when it is asked. `stop` waits for what is under way.
 */
export function startBillingClock(deps: Deps): { stop(): Promise<void> } {
  let underWay: Promise<unknown> | undefined;
  const run = () => {
    underWay ??= settleDue(deps)
      .catch((error) => deps.log.warn({ error }, "subscriptions could not be settled; later"))
      .finally(() => {
        underWay = undefined;
      });
  };
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
