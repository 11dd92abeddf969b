import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useState } from "react";
import { homeOf } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { usePinHolders } from "#web/blocks/pin/use-pin-holders.ts";
import { signalScan } from "#web/blocks/scan/scan-feedback.ts";
import { useWedge } from "#web/blocks/scan/use-wedge.ts";
import { currentShop, ownSession, useSession } from "#web/store/session.ts";
import { lock, type SwitchedIn, useLocked, useSharing } from "#web/store/sharing/kept.ts";
import { useModal } from "#web/ui/use-modal.ts";
import { PeopleList } from "./people-list.tsx";
import { PinEntry } from "./pin-entry.tsx";
import { useAutoLock } from "./use-auto-lock.ts";

/** Over everything while a shared device is locked; lets in whoever knows their PIN, and locks after a while. */
export function SellerGate() {
  const locked = useLocked();
  const inside = useSharing((state) => state.sharing?.switchedIn);
  const session = useSession((state) => state.session);
  const people = usePinHolders();
  const stays =
    !inside || people.some(({ userId, role }) => userId === inside.userId && role === inside.role);
  useAutoLock();

  // Dismissed while at the till, or something else in the shop from now on, or it is open to this sign-in no more.
  const isOut = !stays || (inside !== undefined && session !== undefined && !session.signedIn);
  useEffect(() => {
    if (isOut) lock();
  }, [isOut]);

  return locked ? <Locked people={people} /> : null;
}

function Locked({ people }: { people: readonly SwitchedIn[] }) {
  const moveOn = useMoveOn();
  const titleId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const modal = useModal(true, () => setChosenId(undefined), {
    dismissible: false,
    isCover: true,
  });
  // A scanner neither types a PIN nor presses what has the focus.
  useWedge({ onScan: () => signalScan("refused"), onTooShort: () => {}, isLock: true });
  const session = useSession((state) => state.session);
  const shop = currentShop(ownSession(session));
  const only = people.length === 1 ? people[0] : undefined;
  const chosen = people.find(({ userId }) => userId === chosenId) ?? only;

  function handleIn(person: SwitchedIn) {
    const isSame = person.userId === session?.userId;
    const isOwn = person.userId === ownSession(session)?.userId;
    if (!isSame) moveOn(isOwn && shop ? homeOf(shop.role) : "/point-of-sale");
  }

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-paper p-0 text-ink backdrop:bg-paper"
    >
      <div className="mx-auto flex min-h-full w-full max-w-sm flex-col justify-center gap-5 p-4">
        <header className="text-center">
          <p className="truncate text-ink-soft">{shop?.name}</p>
          <h1 id={titleId} className="text-2xl font-bold tracking-tight">
            {chosen ? chosen.fullName : <Trans>Qui vend ?</Trans>}
          </h1>
        </header>
        {chosen ? (
          <PinEntry
            key={chosen.userId}
            person={chosen}
            isOwn={chosen.userId === ownSession(session)?.userId}
            onIn={() => handleIn(chosen)}
            onBack={only ? undefined : () => setChosenId(undefined)}
          />
        ) : (
          <PeopleList people={people} onPick={({ userId }) => setChosenId(userId)} />
        )}
      </div>
    </dialog>
  );
}
