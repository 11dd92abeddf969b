import { beforeEach, expect, test, vi } from "vitest";
import type { PlanId } from "#shared/schemas/plan.ts";
import { rememberSession, useSession } from "#web/store/session.ts";

/** The server: its plan, and what it has been asked and not answered yet. */
let plan: PlanId = "professional";
let slow: (() => void)[] = [];
let isSlow = false;

vi.mock("#web/store/current-store.ts", () => ({ openStore: async () => undefined }));
vi.mock("./ask-server.ts", () => ({
  askServer: async (_method: string, path: string, body?: { planId: PlanId }) => {
    if (body) plan = body.planId;
    const subscription = { planId: plan };
    const value =
      path === "/api/v1/me"
        ? {
            ...{ person: { id: "awa" }, onboarding: { completed: true, role: "owner" } },
            subscription,
          }
        : { subscription };
    if (isSlow) await new Promise<void>((resolve) => slow.push(resolve));
    return { ok: true, value };
  },
}));
const { refreshProfile } = await import("./profile.ts");
const { choosePlan, readSubscription } = await import("./subscription.ts");

const known = () => useSession.getState().session?.profile?.subscription?.planId;

beforeEach(async () => {
  plan = "professional";
  slow = [];
  isSlow = false;
  rememberSession({ userId: "awa", fullName: "Awa", shops: [], shopId: undefined });
  await refreshProfile();
});

test.each([
  ["the profile", refreshProfile],
  ["the subscription", readSubscription],
])("%s that was read beside a change of plan does not undo it", async (_what, read) => {
  isSlow = true;
  const reading = read();
  isSlow = false;
  await choosePlan("starter");
  expect(known()).toBe("starter");
  for (const answer of slow) answer();
  expect((await reading).ok).toBe(true);
  expect(known()).toBe("starter");
});
