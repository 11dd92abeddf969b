import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Star from "lucide-react/icons/star";
import { type ReactNode, useId } from "react";
import type { Plan } from "#shared/schemas/plan.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { planFor, planLines } from "./plan-words.ts";

type PlanCardProps = {
  plan: Plan;
  isCurrent: boolean;
  /** Its place among the headings of the page. */
  level?: "h2" | "h3";
  /** What one does with it. */
  children: ReactNode;
};

/** A plan: its price, its limits, what it holds, and one button. */
export function PlanCard({ plan, isCurrent, level: Heading = "h2", children }: PlanCardProps) {
  const { i18n } = useLingui();
  const id = useId();
  const price = formatMoney(plan.priceXaf);
  return (
    <Card
      aria-labelledby={id}
      className={cx("flex flex-col gap-3", isCurrent && "border-2 border-brand-ink")}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading id={id} className="text-xl font-bold">
          {plan.name}
        </Heading>
        {isCurrent && (
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            <Trans>Votre plan</Trans>
          </Badge>
        )}
        {!isCurrent && plan.popular && (
          <Badge tone="brand" icon={<Star aria-hidden="true" />}>
            <Trans>Le plus choisi</Trans>
          </Badge>
        )}
      </div>
      <p className="text-ink-soft">{i18n._(planFor[plan.id])}</p>
      <p>
        <Trans>
          <strong className="figures text-2xl">{price}</strong>{" "}
          <span className="text-ink-soft">par mois</span>
        </Trans>
      </p>
      <ul className="flex flex-col gap-1.5">
        {planLines(plan).map((line) => (
          <li key={line.id} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
            {i18n._(line)}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-1">{children}</div>
    </Card>
  );
}
