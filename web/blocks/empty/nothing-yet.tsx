import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFirstLoad } from "#web/store/queries/use-first-load.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

type NothingYetProps = {
  shopId: string;
  /** Whether what would be shown has been read from this device. */
  isRead: boolean;
  /** What is said once it is known that there is nothing. */
  children: ReactNode;
};

/** « Rien » is said only once it is known: not while the books are read, nor while they arrive for the first time. */
export function NothingYet({ shopId, isRead, children }: NothingYetProps) {
  const isArriving = useFirstLoad([shopId]);
  if (isArriving)
    return (
      <p className="py-2 text-ink-soft">
        <Trans>Les comptes de la boutique arrivent encore.</Trans>
      </p>
    );
  return isRead ? children : <Skeleton className="h-14 w-full" />;
}
