import { Trans } from "@lingui/react/macro";
import type { SwitchedIn } from "#web/store/sharing/kept.ts";
import { Button } from "#web/ui/button.tsx";

type SellerRowProps = {
  person: SwitchedIn;
  /** Whoever is signed in on this device: without their PIN it is not shared. */
  isOwn?: boolean;
  hasPin: boolean;
  onGive: () => void;
  onTake: () => void;
};

/** One person of the shop, and their PIN on this device. */
export function SellerRow({ person, isOwn = false, hasPin, onGive, onTake }: SellerRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium break-words">
          {person.fullName}
          {isOwn && (
            <span className="font-normal text-ink-soft">
              {" "}
              <Trans>(vous)</Trans>
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {hasPin ? <Trans>A un code ici</Trans> : <Trans>Pas de code ici</Trans>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {hasPin && (
          <Button kind="quiet" onClick={onTake}>
            {isOwn ? <Trans>Ne plus partager</Trans> : <Trans>Retirer</Trans>}
          </Button>
        )}
        <Button kind={hasPin ? "plain" : "brand"} onClick={onGive}>
          {hasPin ? <Trans>Changer le code</Trans> : <Trans>Donner un code</Trans>}
        </Button>
      </div>
    </li>
  );
}
