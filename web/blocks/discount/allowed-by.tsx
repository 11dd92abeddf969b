import { Trans } from "@lingui/react/macro";
import type { Discount } from "#shared/schemas/discount.ts";
import { useMembers } from "#web/store/queries/use-members.ts";

type AllowedByProps = { shopId: string; discounts: readonly Discount[] | undefined };

/** Who of the office allowed what was taken off. */
export function AllowedBy({ shopId, discounts = [] }: AllowedByProps) {
  const id = discounts.find(({ allowedBy }) => allowedBy !== undefined)?.allowedBy;
  const name = useMembers(shopId).find(({ userId }) => userId === id)?.fullName;
  if (name === undefined) return null;
  return (
    <p className="text-sm text-ink-soft">
      <Trans>Remise autorisée par {name}</Trans>
    </p>
  );
}
