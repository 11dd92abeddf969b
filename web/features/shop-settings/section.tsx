import { type ReactNode, useId } from "react";
import type { ShopFields } from "#shared/schemas/shop.ts";
import { Card } from "#web/ui/card.tsx";
import type { ShopTrouble } from "./shop-edits.ts";

/** What every part of the form is given. */
export type FieldsProps = {
  shopId: string;
  fields: ShopFields;
  troubles: readonly ShopTrouble[];
  /** How often the form was kept or given up: a box with words of its own begins anew by it. */
  round: number;
  onField: <F extends keyof ShopFields>(field: F, value: ShopFields[F]) => void;
};

type SectionProps = { title: ReactNode; children: ReactNode; hint?: ReactNode };

/** One part of the settings, under its own heading. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4 md:p-6">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {hint !== undefined && <p className="text-sm text-ink-soft text-pretty">{hint}</p>}
      </div>
      {children}
    </Card>
  );
}
