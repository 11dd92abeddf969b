import { type Slot, traitsOf } from "#shared/ask/kinds.ts";
import type { AskShop, Question, Reading } from "#shared/ask/question.ts";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import { firstReadable } from "#web/blocks/periods/period.ts";
import type { SessionShop } from "#web/store/session.ts";
import type { Asked } from "./asked.ts";
import { calledIn } from "./use-ask-shop.ts";

type Settling = {
  shop: SessionShop;
  userId: string;
  names: AskShop;
  today: string;
  /** What somebody chose where a name may be several. */
  chosen: { readonly [slot in Slot]?: string };
};

/** A question with one meaning for each name; undefined while somebody has to choose. */
export function settled(
  { kind, names: named, days, against, isOfAllTime, narrowed }: Question,
  { shop, userId, names, today, chosen }: Settling,
): Asked | undefined {
  const ids: { [slot in Slot]?: string } = {};
  const called: { [slot in Slot]?: string } = {};
  for (const [name, { ids: candidates }] of Object.entries(named)) {
    const slot = name as Slot;
    const id = chosen[slot] ?? (candidates.length === 1 ? candidates[0] : undefined);
    if (id === undefined) return undefined;
    ids[slot] = id;
    called[slot] = calledIn(names, slot, id);
  }
  const isReseller = shop.role === "reseller";
  const isOfSales = traitsOf(kind).by === "see-own-performance" || traitsOf(kind).by === "see-shop";
  const own =
    isReseller || (isOfSales && !may(shop.role, "see-reports") && isOwnOnly(kind))
      ? userId
      : undefined;
  if (isReseller) called.reseller = shopName(names, userId);
  const unsaid = traitsOf(kind).unsaid === "month" ? `${today.slice(0, 7)}-01` : today;
  return {
    ...{ kind, ids, called, today, against, own },
    days: isOfAllTime
      ? { from: firstReadable, to: today }
      : days
        ? { from: days.from, to: days.to }
        : { from: unsaid, to: today },
    narrowed: narrowed && {
      ...narrowed,
      leftOut: (narrowed.without ?? []).flatMap(({ slot, ids }) =>
        ids.map((id) => ({ slot, id, name: calledIn(names, slot, id) })),
      ),
    },
    hasDays: days !== undefined || isOfAllTime,
    end: days?.end ?? today,
  };
}

/** True when a person who may see only their own sales asks for those of somebody else. */
export const isOfAnother = ({ own, ids }: Asked): boolean =>
  own !== undefined && ids.seller !== undefined && ids.seller !== own;

/** What somebody without the reports is told of their own sales alone. */
const isOwnOnly = (kind: Question["kind"]): boolean =>
  traitsOf(kind).by === "see-own-performance" || kind === "largest-sale" || kind === "last-sale";

const shopName = (names: AskShop, userId: string) =>
  names.resellers.find(({ id }) => id === userId)?.name ?? "";

/** A reseller's question about sales becomes one about the reseller's own sales, which are known by whole days only. */
export function asWhoAsks(reading: Reading, role: Role, asked: string): Reading {
  const { question } = reading;
  if (role !== "reseller" || question?.kind !== "sales-total") return reading;
  if (question.narrowed)
    return {
      ...{ question: undefined, why: "narrowed", about: undefined, nearest: ["reseller-sales"] },
      leftover: [{ is: "words", text: asked }],
    };
  return { ...reading, question: { ...question, kind: "reseller-sales" } };
}
