import { Trans } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Equal from "lucide-react/icons/equal";
import { formatQuantity } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";

/** A change against yesterday, in words and arrow; undefined where a share says nothing. */
export function ChangeLine({ percent }: { percent: number | undefined }) {
  if (percent === undefined)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Hier : retours seulement</Trans>
      </p>
    );
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
        <Trans>Comme hier</Trans>
      ) : percent > 0 ? (
        <Trans>{formatQuantity(percent)} % de plus qu’hier</Trans>
      ) : (
        <Trans>{formatQuantity(-percent)} % de moins qu’hier</Trans>
      )}
    </p>
  );
}
