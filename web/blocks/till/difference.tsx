import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { formatMoney } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";

/** What is in the drawer beyond what should be there, in words. */
export function differenceWords(francs: number, i18n: I18n): string {
  const money = formatMoney(Math.abs(francs));
  if (francs === 0) return i18n._(msg`Juste`);
  return francs < 0 ? i18n._(msg`Il manque ${money}`) : i18n._(msg`${money} de trop`);
}

/** The same on a screen, with a colour and a sign that repeat it. */
export function Difference({ francs, large = false }: { francs: number; large?: boolean }) {
  const { i18n } = useLingui();
  const Sign = francs === 0 ? CircleCheck : TriangleAlert;
  return (
    <span
      className={cx(
        "figures inline-flex items-center gap-1.5 font-semibold max-[18rem]:whitespace-normal",
        large &&
          "min-w-0 text-[min(1.75rem,7vw)] leading-tight font-bold tracking-tight whitespace-normal",
        francs === 0 && "text-ok",
        francs < 0 && "text-stop",
        francs > 0 && "text-attention",
      )}
    >
      <Sign aria-hidden="true" className={large ? "size-7 shrink-0" : "size-4 shrink-0"} />
      {differenceWords(francs, i18n)}
    </span>
  );
}
