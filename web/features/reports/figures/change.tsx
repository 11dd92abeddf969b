import { Trans } from "@lingui/react/macro";
import { formatQuantity } from "#web/i18n/money.ts";
import { ChangeMark } from "#web/ui/change-mark.tsx";

/** A change against the period before, whole percent, in words and arrow; nothing where none can be said. */
export function Change({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  return (
    <ChangeMark percent={percent}>
      {percent === 0 ? (
        <Trans>Comme avant</Trans>
      ) : percent > 0 ? (
        <Trans>{formatQuantity(percent)} % de plus qu’avant</Trans>
      ) : (
        <Trans>{formatQuantity(-percent)} % de moins qu’avant</Trans>
      )}
    </ChangeMark>
  );
}
