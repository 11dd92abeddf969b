import type { Member } from "#shared/schemas/person.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { SubscriptionStatus } from "#shared/schemas/subscription.ts";

/** What is left to do after the first sale, in the order in which it pays. */
export type StepName = "sell" | "products" | "receipt" | "people" | "install" | "plan";

export type Step = { name: StepName; isDone: boolean };

/** What the device knows of a shop; every step is ticked by a fact, none by hand. */
export type Facts = {
  hasSold: boolean;
  products: number;
  shop: Pick<Shop, "logo" | "address" | "phone">;
  members: readonly Pick<Member, "role">[];
  isInstalled: boolean;
  /** Undefined for a shop of before plans, which has nothing to choose. */
  plan: SubscriptionStatus | undefined;
};

export function stepsOf({ hasSold, products, shop, members, isInstalled, plan }: Facts): Step[] {
  return [
    { name: "sell", isDone: hasSold },
    // The first one is made at the till.
    { name: "products", isDone: products > 1 },
    { name: "receipt", isDone: shop.logo !== null || shop.address !== "" || shop.phone !== "" },
    { name: "people", isDone: members.some(({ role }) => role !== "owner") },
    { name: "install", isDone: isInstalled },
    { name: "plan", isDone: plan !== "trial" },
  ];
}

/** How long after its opening a shop is shown its next steps, ms: then it has found its way. */
const shownFor = 60 * 24 * 3_600_000;

/** Whether a shop is young enough to be shown them: by when its owner joined it, at its opening. */
export function isYoung(
  members: readonly Pick<Member, "role" | "joinedAt">[],
  now: number,
): boolean {
  const owner = members.find(({ role }) => role === "owner");
  return owner !== undefined && now - Date.parse(owner.joinedAt) < shownFor;
}
