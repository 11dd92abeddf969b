import { Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import { type ReactNode, useId } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

type RoleCardProps = {
  icon: ReactNode;
  title: string;
  description: string;
  features: readonly string[];
  busy: boolean;
  disabled: boolean;
  onPick: () => void;
};

/** One way to use the product: what it is, four things it brings, and the button that chooses it. */
export function RoleCard(props: RoleCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink [&_svg]:size-6"
        >
          {props.icon}
        </span>
        <h2 id={id} className="text-xl font-bold">
          {props.title}
        </h2>
      </div>
      <p className="text-ink-soft">{props.description}</p>
      <ul className="flex flex-col gap-1.5">
        {props.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        kind="brand"
        size="sell"
        wide
        className="mt-auto"
        busy={props.busy}
        disabled={props.disabled}
        aria-describedby={id}
        onClick={props.onPick}
      >
        <Trans>Choisir</Trans>
      </Button>
    </Card>
  );
}
