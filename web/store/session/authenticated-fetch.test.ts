import { beforeEach, expect, test, vi } from "vitest";
import type { PlanId } from "#shared/schemas/plan.ts";
import { rememberSession, useSession } from "#web/store/session.ts";

/** The server: its plan, and what it has been asked and not answered yet. */
let plan: PlanId = "professional";
let slow: (() => void)[] = [];
let isSlow = false;

vi.mock("#web/store/current-store.ts", () => ({ openStore: async () => undefined }));
vi.mock("./ask-server.ts", () => ({
  askServer: async (method: string, path: string, body?: { planId: PlanId }) => {
    // A trial begins once, and goes on with its plan.
    if (body && method === "PUT") plan = body.planId;
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
const { choosePlan, knownSubscription, readSubscription } = await import("./subscription.ts");

/** Somebody else signs in on this device, in another tab perhaps. */
function leave(): void {
  rememberSession({ userId: "ben", fullName: "Ben", shops: [], shopId: undefined });
}

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

test("an answer to somebody who has left is not the next person's, and asks nothing in their name", async () => {
  plan = "enterprise";
  isSlow = true;
  const reading = readSubscription();
  rememberSession({ userId: "awa", fullName: "Awa", shops: [], shopId: undefined });
  const choosing = choosePlan("starter");
  leave();
  isSlow = false;
  for (const answer of slow) answer();
  expect((await reading).ok).toBe(true);
  expect((await choosing).ok).toBe(true);
  expect(plan).toBe("enterprise");
  expect(useSession.getState().session).toEqual({
    ...{ userId: "ben", fullName: "Ben", shops: [], shopId: undefined },
  });
  expect(knownSubscription()).toBeUndefined();
});

test("of two answers the one asked for later stays, whichever comes first", async () => {
  isSlow = true;
  const reading = readSubscription();
  isSlow = false;
  plan = "starter";
  await readSubscription();
  for (const answer of slow) answer();
  expect((await reading).ok).toBe(true);
  expect(known()).toBe("starter");
});
