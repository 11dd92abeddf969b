import type { PlanId } from "#shared/schemas/plan.ts";
import type { NewPayment, SubscriptionAnswer } from "#shared/schemas/subscription.ts";
import { openStore } from "#web/store/current-store.ts";
import { type Kept, keepAnswer, keptAnswer, nextQuestion } from "#web/store/kept-answers.ts";
import { isStill, rememberSession, useSession, workingAs } from "#web/store/session.ts";
import type { Answered } from "./ask-server.ts";
import { readOwn, writeOwn } from "./authenticated-fetch.ts";

export type SubscriptionAsked = Promise<Answered<SubscriptionAnswer>>;

const path = "/api/v1/subscription";

/** What the server last answered this person, with the device's clock then; undefined before the first time. */
export function knownSubscription(): Kept<SubscriptionAnswer> | undefined {
  const { session } = useSession.getState();
  return session && keptAnswer(session.userId, path);
}

/** Plan, state, what is too much for it, payments; the server's own words, which need a network. */
export function readSubscription(): SubscriptionAsked {
  return kept(readOwn(path));
}

/** Takes a plan: begins the trial with it, or changes to it from now on. */
export async function choosePlan(planId: PlanId): SubscriptionAsked {
  const { session } = useSession.getState();
  if (session?.profile?.subscription)
    return kept(writeOwn("PUT", "/api/v1/subscription/plan", { planId }));
  const begun = await kept(writeOwn("POST", "/api/v1/subscription", { planId }));
  if (!begun.ok || !isStill(session?.userId)) return begun;
  // A trial that had begun elsewhere goes on with its plan: this one is wanted.
  if (begun.value.subscription?.planId === planId) return begun;
  return kept(writeOwn("PUT", "/api/v1/subscription/plan", { planId }));
}

/** Ends the subscription with its period. */
export function cancelSubscription(): SubscriptionAsked {
  return kept(writeOwn("DELETE", "/api/v1/subscription"));
}

/** Tells of a payment; the same `id` again is the same payment. */
export function announcePayment(payment: NewPayment): SubscriptionAsked {
  return kept(writeOwn("POST", "/api/v1/subscription/payments", payment));
}

/**
 * What screens need of it stays on the device; shops whose limits changed are read at once. Nothing stays of what was
 * asked by somebody who has left since, or was overtaken by a later answer.
 */
async function kept(asked: SubscriptionAsked): SubscriptionAsked {
  const question = nextQuestion();
  const userId = useSession.getState().session?.userId;
  const answer = await asked;
  const { session } = useSession.getState();
  if (!answer.ok || !session || !isStill(userId)) return answer;
  const heard = { value: answer.value, heardAt: Date.now() };
  if (!keepAnswer(session.userId, path, heard, question)) return answer;
  const { subscription } = answer.value;
  const before = session.profile;
  const role = subscription ? ("owner" as const) : (before?.onboarding.role ?? null);
  const onboarding = before?.onboarding.completed
    ? before.onboarding
    : { completed: role !== null, role };
  const receivedInvitations = before?.receivedInvitations ?? 0;
  const profile = { ...before, onboarding, subscription, receivedInvitations };
  const next = { ...session, profile };
  if (JSON.stringify(before) !== JSON.stringify(next.profile))
    rememberSession(subscription && !before?.subscription ? workingAs(next, "owner") : next);
  (await openStore())?.hub.kick();
  return answer;
}
