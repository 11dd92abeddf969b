import { Trans } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Equal from "lucide-react/icons/equal";
import { formatQuantity } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";

/** A change against the period before, whole percent, in words and arrow; nothing where none can be said. */
export function Change({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  const Icon = percent > 0 ? ArrowUp : percent < 0 ? ArrowDown : Equal;
  return (
    <p
      className={cx(
        "flex items-center gap-1 text-sm font-medium",
        percent > 0 && "text-ok",
        percent < 0 && "text-attention",
        percent === 0 && "text-ink-soft",
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {percent === 0 ? (
        <Trans>Comme avant</Trans>
      ) : percent > 0 ? (
        <Trans>{formatQuantity(percent)} % de plus qu’avant</Trans>
      ) : (
        <Trans>{formatQuantity(-percent)} % de moins qu’avant</Trans>
      )}
    </p>
  );
}
