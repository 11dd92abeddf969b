import { Trans } from "@lingui/react/macro";
import { formatQuantity } from "#web/i18n/money.ts";
import { ChangeMark } from "#web/ui/change-mark.tsx";

/** A change against yesterday, in words and arrow; undefined where a share says nothing. A first day has nothing to say. */
export function ChangeLine({ percent }: { percent: number | undefined | null }) {
  if (percent === null) return null;
  if (percent === undefined)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Hier : retours seulement</Trans>
      </p>
    );
  return (
    <ChangeMark percent={percent}>
      {percent === 0 ? (
        <Trans>Comme hier</Trans>
      ) : percent > 0 ? (
        <Trans>{formatQuantity(percent)} % de plus qu’hier</Trans>
      ) : (
        <Trans>{formatQuantity(-percent)} % de moins qu’hier</Trans>
      )}
    </ChangeMark>
  );
}
