import type { Understood } from "#shared/schemas/understood.ts";
import { compared } from "./days-of.ts";
import { askKinds, traitsOf } from "./kinds.ts";
import type { AskShop, Question } from "./question.ts";
import { before } from "./said-days.ts";
import { tokensOf } from "./tokens.ts";

/**
 * The question that a model took words for: its names are looked for in the shop and its days in the calendar, as if
 * they had been typed. Undefined where there is no such kind, name or day, and for days that are not there yet.
 */
export function questionOf(
  { kind: wanted, name, days: said }: Understood,
  shop: AskShop,
  today: string,
): Question | undefined {
  const kind = askKinds.find((one) => one === wanted);
  if (!kind) return undefined;
  const { needs, may, days: of } = traitsOf(kind);
  const slot = needs ?? may;
  const named =
    slot && name
      ? tokensOf(name, shop, today).flatMap(({ names }) => names[slot] ?? [])[0]
      : undefined;
  if ((needs && !named) || (name && slot && !named)) return undefined;
  const [days, against] = said
    ? tokensOf(said, shop, today).flatMap((token) => token.days ?? [])
    : [];
  if ((said && !days) || (days?.isAhead && of !== "due")) return undefined;
  if (of === "none" && days && days.to < today) return undefined;
  const isCompared = kind.startsWith("compare-");
  if (isCompared && !days) return undefined;
  return {
    kind,
    // A model may have taken one for another: whoever asks sees whom it is.
    names: slot && named ? { [slot]: { ...named, isSure: false } } : {},
    ...(isCompared && days
      ? against
        ? compared(days, against)
        : { days, against: before(days) }
      : { days: of === "none" ? undefined : days, against: undefined }),
    isOfAllTime: false,
  };
}
