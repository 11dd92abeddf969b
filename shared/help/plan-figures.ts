import type { HelpLanguage } from "#shared/help/page.ts";
import { planOf } from "#shared/rules/plans.ts";
import type { PlanId } from "#shared/schemas/plan.ts";

type Figures = { price: string; products: string; shops: string };

/** What the plans cost and allow, as the server enforces it, in figures that people read. */
export function planFigures(language: HelpLanguage): Record<PlanId, Figures> {
  const of = (id: PlanId): Figures => {
    const { priceXaf, limits } = planOf(id);
    return {
      price: `${grouped(priceXaf, language)} FCFA`,
      products: String(limits.maxProducts ?? ""),
      shops: String(limits.maxShops ?? ""),
    };
  };
  return { starter: of("starter"), professional: of("professional"), enterprise: of("enterprise") };
}

/** Thousands apart: a space that does not break in French, a comma in English. */
function grouped(francs: number, language: HelpLanguage): string {
  return String(francs).replace(/\B(?=(\d{3})+$)/g, language === "fr" ? "\u00a0" : ",");
}
