import { micros } from "#shared/rules/cost.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import type { Unit } from "#shared/schemas/measure.ts";

/** What one of a product costs in whole francs, a piece, a kilo, a litre or a metre, by what one of its unit does in millionths. */
export const costsIn =
  (units: ReadonlyMap<string, number | null>) =>
  ({ id, unit }: { id: string; unit?: Unit | null | undefined }): number | undefined => {
    const each = units.get(id) ?? undefined;
    const per = unit ? pricedPer(unit) : 1;
    return each === undefined ? undefined : Math.round((each * per) / micros);
  };
