import { Trans } from "@lingui/react/macro";
import Mic from "lucide-react/icons/mic";
import { lazy, Suspense, useState } from "react";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { Button } from "#web/ui/button.tsx";

const SayDialog = lazy(() => withOffice(async () => (await import("./say-dialog.tsx")).SayDialog));

type SayButtonProps = { shopId: string; about: "expense" | "payment" | "purchase" };

/** Opens the field into which what a screen is about is said; the grammar is fetched when it is wanted. */
export function SayButton({ shopId, about }: SayButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sell"
        icon={<Mic aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        <Trans>Dire ou taper</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <SayDialog {...{ shopId, about }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
