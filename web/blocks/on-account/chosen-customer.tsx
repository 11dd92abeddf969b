import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";

/** Of whom a sale is, and the way to somebody else. */
export function ChosenCustomer({
  name,
  onOther,
}: {
  name: string | undefined;
  onOther: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 text-lg font-semibold break-words">
        <bdi>{name}</bdi>
      </p>
      <Button kind="quiet" onClick={onOther}>
        <Trans>Autre client</Trans>
      </Button>
    </div>
  );
}
