import { useMemo } from "react";
import { useStaff } from "#web/store/queries/use-members.ts";
import { currentShop, ownSession, useSession } from "#web/store/session.ts";
import { type SwitchedIn, useSharing } from "#web/store/sharing/kept.ts";

/** Who may be let in on this device: those with a PIN who still work in the shop, as what they are in it now. */
export function usePinHolders(): readonly SwitchedIn[] {
  const holders = useSharing((state) => state.sharing?.holders);
  const inside = useSharing((state) => state.sharing?.switchedIn);
  const own = useSession((state) => ownSession(state.session));
  const here = currentShop(own)?.id ?? "";
  const staff = useStaff(here);
  return useMemo(
    () =>
      (holders ?? []).flatMap(({ userId, fullName, shopId, role }) => {
        const kept = { userId, fullName, shopId, role };
        // Whoever signed in is known without any list of members.
        if (userId === own?.userId) return { ...kept, fullName: own.fullName };
        if (!staff && inside?.userId === userId) return inside;
        if (!staff) return shopId === here ? kept : [];
        const member = staff.find((one) => one.userId === userId);
        return member
          ? { ...kept, shopId: here, fullName: member.fullName, role: member.role }
          : [];
      }),
    [holders, inside, own, staff, here],
  );
}
